import { assert, describe, it } from "@effect/vitest"
import type { Basket, BasketLine, BasketItem } from "@heimwerk/core/basket/Basket.ts"
import { expectedChange } from "@heimwerk/core/basket/expectedChange.ts"
import { emptyBasket } from "@heimwerk/core/basket/emptyBasket.ts"
import { newer, newerAnswer } from "@heimwerk/core/basket/newer.ts"
import { basketTotals } from "@heimwerk/core/basket/totals.ts"
import { ArticleId } from "@heimwerk/core/values/ArticleId.ts"
import type { Quantity } from "@heimwerk/core/values/Quantity.ts"
import { toCents } from "@heimwerk/core/values/toCents.ts"
import { toQuantity } from "@heimwerk/core/values/toQuantity.ts"

const drill = ArticleId.make("1000001")
const saw = ArticleId.make("1000002")
const item = (articleId: ArticleId, quantity: number, unitPrice: number): BasketLine => ({
  lineItemId: `${articleId}-marketPickup`,
  product: { articleId, name: "Artikel", brand: "", link: "", image: "" },
  quantity: toQuantity(quantity),
  unitPrice: toCents(unitPrice),
  sum: toCents(quantity * unitPrice),
  deliveryType: "marketPickup",
})
const holding = (...lineItems: ReadonlyArray<BasketLine>): Basket => ({
  ...emptyBasket,
  id: "b1",
  version: 3,
  lineItems,
  ...basketTotals(lineItems),
})
const basket = holding(item(drill, 2, 1_00), item(saw, 1, 5_00))
const pick = (articleId: ArticleId, quantity: number) =>
  ({ articleId, quantity: toQuantity(quantity), deliveryType: "marketPickup" }) as const

const addLine = (line: BasketItem) => expectedChange({ kind: "add", line })
const updateLine = (lineItemId: string, quantity: Quantity) =>
  expectedChange({ kind: "update", lineItemId, quantity })
const removeLine = (lineItemId: string) => expectedChange({ kind: "remove", lineItemId })

describe("expected changes of the basket before the server answers", () => {
  it("the expected basket after a change of a quantity has new sums", () => {
    assert.deepStrictEqual(
      updateLine("1000001-marketPickup", toQuantity(5))(basket),
      holding(item(drill, 5, 1_00), item(saw, 1, 5_00)),
    )
  })

  it("the expected basket after the removal of a line does not contain the line", () => {
    assert.deepStrictEqual(removeLine("1000001-marketPickup")(basket), holding(item(saw, 1, 5_00)))
  })

  it("the expected change adds pieces to the basket line of the same article, up to 999 pieces", () => {
    assert.deepStrictEqual(addLine(pick(drill, 3))(basket), holding(item(drill, 5, 1_00), item(saw, 1, 5_00)))
    assert.deepStrictEqual(
      addLine(pick(drill, 999))(basket),
      holding(item(drill, 999, 1_00), item(saw, 1, 5_00)),
    )
  })

  it("adding an article that has no basket line with its delivery type raises the count of the expected basket and changes nothing else", () => {
    const delivered = addLine({ ...pick(drill, 4), deliveryType: "homeDelivery" })(basket)
    assert.deepStrictEqual(delivered, { ...basket, totalQuantity: 7 })
    assert.strictEqual(removeLine("1000002-marketPickup")(delivered).totalQuantity, 6)
  })

  it("the expected change has no effect on the basket when the line to change or remove does not exist", () => {
    assert.strictEqual(updateLine("x", toQuantity(5))(basket), basket)
    assert.strictEqual(removeLine("x")(basket), basket)
  })

  it("the expected change has no effect when it would exceed the maximum sum of the basket, because the server refuses the change", () => {
    const dear = holding(item(drill, 1, 90_000_000))
    assert.strictEqual(addLine(pick(drill, 1))(dear), dear)
    assert.strictEqual(updateLine("1000001-marketPickup", toQuantity(2))(dear), dear)
    const both = holding(item(drill, 1, 90_000_000), item(saw, 1, 5_000_000))
    assert.strictEqual(updateLine("1000002-marketPickup", toQuantity(2))(both), both)
  })

  it("the expected change of a limited basket changes its count and not its sum, because a limited basket has no sums", () => {
    const limited: Basket = {
      ...basket,
      type: "limited",
      sum: toCents(0),
      sumExcludingVat: toCents(0),
      vatLists: [],
    }
    const changed = removeLine("1000002-marketPickup")(limited)
    assert.strictEqual(changed.totalQuantity, 2)
    assert.strictEqual(changed.sum, 0)
  })
})

describe("newer and newerAnswer", () => {
  const later: Basket = { ...basket, version: 4 }
  const other: Basket = { ...basket, id: "b2", version: 1 }
  const limited: Basket = { ...basket, type: "limited" }

  it("the higher of two versions of a basket is used, whichever arrives later", () => {
    assert.strictEqual(newer(later, basket), later)
    assert.strictEqual(newer(basket, later), later)
  })

  it("when two baskets have the same version, the later basket is used, but a limited basket never replaces a full basket", () => {
    const again = { ...basket }
    const limitedAgain = { ...limited }
    assert.strictEqual(newer(basket, again), again)
    assert.strictEqual(newer(limited, limitedAgain), limitedAgain)
    assert.strictEqual(newer(basket, limited), basket)
    assert.strictEqual(newer(limited, basket), basket)
  })

  it("the basket service ignores a late answer about a basket that has been replaced", () => {
    assert.strictEqual(newerAnswer(basket, emptyBasket, ""), basket)
    assert.strictEqual(newerAnswer(other, later, "b1"), other)
    assert.strictEqual(newerAnswer(basket, emptyBasket, "b1"), emptyBasket)
    assert.strictEqual(newerAnswer(basket, later, "b1"), later)
    assert.strictEqual(newerAnswer(emptyBasket, other, ""), other)
    assert.strictEqual(newerAnswer(other, basket, ""), basket)
  })

  it("the basket service accepts a later answer that contains another basket", () => {
    assert.strictEqual(newer(later, other), other)
    assert.strictEqual(newer(later, emptyBasket), emptyBasket)
  })
})
