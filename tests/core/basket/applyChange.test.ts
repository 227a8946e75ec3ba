import type { BasketItem } from "@heimwerk/core/basket/Basket.ts"
import { assert, describe, it } from "@effect/vitest"

import { applyChange } from "@heimwerk/core/basket/applyChange.ts"
import { basketOf, isPayable } from "@heimwerk/core/basket/basketOf.ts"
import type { BasketCommand } from "@heimwerk/core/basket/BasketCommand.ts"
import { articlesConcerned, changedBasket, type Refusal } from "@heimwerk/core/basket/changedBasket.ts"
import { keptNothing } from "@heimwerk/core/basket/emptyBasket.ts"
import type { KeptBasket } from "@heimwerk/core/basket/KeptBasket.ts"
import { lineItemIdOf } from "@heimwerk/core/basket/lineItemId.ts"
import { noBenefits } from "@heimwerk/core/basket/noBenefits.ts"
import { ArticleId } from "@heimwerk/core/values/ArticleId.ts"
import { Quantity } from "@heimwerk/core/values/Quantity.ts"

import { assortment } from "../../support/world/assortment.ts"

const stored = (index: number, quantity = 1): BasketItem => ({
  articleId: ArticleId.make(String(1_000_001 + index)),
  deliveryType: "marketPickup",
  quantity: Quantity.make(quantity),
})
const lines = (count: number) => Array.from({ length: count }, (_, index) => stored(index))
const products = assortment.articles.map(({ product }) => product)

describe("applyChange", () => {
  it("the basket has at most 200 lines, and a full basket still accepts more pieces for its lines", () => {
    assert.lengthOf(applyChange(lines(199), { kind: "add", line: stored(500) }), 200)
    assert.strictEqual(applyChange(lines(200), { kind: "add", line: stored(500) }), "TooManyLines")
    assert.lengthOf(applyChange(lines(200), { kind: "add", line: stored(7) }), 200)
  })

  it("a basket line has at most 999 pieces", () => {
    const change = (quantity: number) =>
      applyChange([stored(0, 990)], { kind: "add", line: stored(0, quantity) })
    assert.deepStrictEqual(change(9), [stored(0, 999)])
    assert.strictEqual(change(10), "QuantityExceeded")
  })

  it("the basket refuses to add an article that is no longer sold, and the next change of the basket removes the lines of the article", () => {
    const [, ...others] = products
    const change = { kind: "add", line: stored(7) } as const
    const supply = { products: others, benefits: noBenefits }
    assert.strictEqual(changedBasket(keptNothing, { kind: "add", line: stored(0) }, supply), "UnknownArticle")
    assert.deepStrictEqual(
      changedBasket({ ...keptNothing, lines: [stored(0), stored(14)] }, change, supply),
      {
        lines: [stored(14), stored(7)],
        attached: { ...keptNothing.attached, hasLostLines: true },
      },
    )
    assert.deepStrictEqual(
      articlesConcerned([stored(0)], change),
      [stored(0), stored(7)].map(({ articleId }) => articleId),
    )
  })

  it("the sums of the basket leave out an article that is no longer sold, and a message reports it", () => {
    const basket = basketOf(
      { ...keptNothing, id: "b", version: 3, lines: [stored(0, 2), stored(1)] },
      products,
      noBenefits,
    )
    assert.deepStrictEqual([basket.totalQuantity, Number(basket.sum), basket.version], [2, 9998, 3])
    assert.deepStrictEqual(basket.messages, [
      "Ein Artikel aus deinem Warenkorb ist nicht mehr erhältlich und wurde herausgenommen.",
    ])
  })

  it.each<readonly [string, boolean, BasketCommand]>([
    ["another addition", true, { kind: "add", line: stored(7) }],
    ["a stock check", true, { kind: "checkAvailability" }],
    [
      "a new quantity",
      false,
      { kind: "update", lineItemId: lineItemIdOf(stored(14)), quantity: Quantity.make(2) },
    ],
  ])(
    "after an addition has removed the line of an article that is no longer sold, the basket reports it, and after %s the report stays: %s",
    (_name, stays, command) => {
      const supply = { products: products.slice(1), benefits: noBenefits }
      const messagesOf = (kept: KeptBasket | Refusal) =>
        typeof kept === "string"
          ? assert.fail(kept)
          : basketOf({ ...kept, id: "b", version: 1 }, supply.products, noBenefits).messages
      const before = { ...keptNothing, lines: [stored(0), stored(14)] }
      const removed = changedBasket(before, { kind: "add", line: stored(7) }, supply)
      assert.deepStrictEqual(messagesOf(removed), [
        "Ein Artikel aus deinem Warenkorb ist nicht mehr erhältlich und wurde herausgenommen.",
      ])
      if (typeof removed === "string") return
      assert.strictEqual(messagesOf(changedBasket(removed, command, supply)).length, stays ? 1 : 0)
    },
  )

  it("9 bathtubs of 99.999,99 € can be paid, 10 bathtubs leave no room for shipping and cannot be paid, and lines of unknown articles cost nothing", () => {
    const bathtub = products.filter(({ price }) => price.regular === 9_999_999)
    const pieces = (quantity: number) =>
      bathtub.map(({ articleId }): BasketItem => ({ ...stored(0, quantity), articleId }))
    assert.isTrue(isPayable(pieces(9), bathtub))
    assert.isFalse(isPayable(pieces(10), bathtub))
    assert.isTrue(isPayable(pieces(10), []))
  })
})
