import { assert } from "@effect/vitest"
import { Effect } from "effect"
import type { Scope } from "effect"

import { emptyBasket } from "@heimwerk/core/basket/emptyBasket.ts"
import { limitedBasket } from "@heimwerk/core/basket/limitedBasket.ts"
import type { DeliveryType } from "@heimwerk/core/basket/Basket.ts"
import type { Baskets } from "@heimwerk/core/basket/Baskets.port.ts"
import { ArticleId } from "@heimwerk/core/values/ArticleId.ts"
import { Quantity } from "@heimwerk/core/values/Quantity.ts"
import { toCents } from "@heimwerk/core/values/toCents.ts"

import { smallWorld } from "../support/smallWorld.ts"
import { parallelBasketsSuite } from "./BasketsParallel.suite.ts"
import type { SuiteIt } from "./Suite.ts"

const drill = ArticleId.make("1000001")
const reduced = ArticleId.make("1000015")
const bathtub = smallWorld.assortment.articles.at(-1)?.product.articleId ?? drill

const line = (articleId: ArticleId, quantity = 1, deliveryType: DeliveryType = "marketPickup") => ({
  articleId,
  quantity: Quantity.make(quantity),
  deliveryType,
})

/**
 * Tests for every adapter of the baskets.
 *
 * @param visitor a new visitor with an empty basket, for each test
 */
export const basketsSuite = <E, R>(
  it: SuiteIt<R>,
  visitor: Effect.Effect<Baskets["Service"], E, R | Scope.Scope>,
) => {
  parallelBasketsSuite(it, visitor)

  it.effect("the basket of a new visitor is empty", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* (yield* visitor).read("full"), emptyBasket)
    }),
  )

  it.effect("a limited basket contains articles, quantities and the count, but no names and no sums", () =>
    Effect.gen(function* () {
      const baskets = yield* visitor
      assert.deepInclude(yield* baskets.read("limited"), { id: "", type: "limited", totalQuantity: 0 })
      const full = yield* baskets.run({ kind: "add", line: line(drill, 2) }, "k1")
      const { canCheckout, id, lineItems, sum, totalQuantity, type, version } = yield* baskets.read("limited")
      const expected = limitedBasket(full)
      assert.deepStrictEqual(lineItems, expected.lineItems)
      assert.deepStrictEqual(
        [id, version, type, totalQuantity, Number(sum), canCheckout],
        [full.id, full.version, "limited", 2, 0, true],
      )
    }),
  )

  it.effect("an added basket line has the article's name and price from the catalogue", () =>
    Effect.gen(function* () {
      const baskets = yield* visitor
      const answer = yield* baskets.run({ kind: "add", line: line(drill, 2) }, "k1")
      const [item] = answer.lineItems
      assert.deepStrictEqual(
        [item?.product.name, item?.quantity, item?.unitPrice, item?.sum, item?.referencePrice],
        ["Grimmholt Akku-Bohrschrauber 12 V", 2, 4999, 9998, undefined],
      )
      assert.deepStrictEqual([answer.totalQuantity, answer.sum, answer.sumExcludingVat], [2, 9998, 8402])
      assert.deepStrictEqual(answer.vatLists, [{ rate: 19, amount: toCents(1596) }])
      assert.isTrue(answer.canCheckout)
      assert.notStrictEqual(answer.id, "")
      assert.deepStrictEqual(yield* baskets.read("full"), answer)
    }),
  )

  it.effect(
    "a reduced article costs its reduced price in the basket, and its struck price is the lowest price of 30 days",
    () =>
      Effect.gen(function* () {
        const { lineItems } = yield* (yield* visitor).run({ kind: "add", line: line(reduced) }, "k1")
        assert.deepStrictEqual([lineItems[0]?.unitPrice, lineItems[0]?.referencePrice], [6999, 7999])
      }),
  )

  it.effect(
    "adding an article again increases the quantity of its basket line, and adding it with another delivery type creates a new line",
    () =>
      Effect.gen(function* () {
        const baskets = yield* visitor
        yield* baskets.run({ kind: "add", line: line(drill, 2) }, "k1")
        yield* baskets.run({ kind: "add", line: line(drill, 3) }, "k2")
        const { lineItems, totalQuantity } = yield* baskets.run(
          { kind: "add", line: line(drill, 1, "homeDelivery") },
          "k3",
        )
        assert.deepStrictEqual(
          lineItems.map(({ deliveryType, quantity }) => [deliveryType, quantity]),
          [
            ["marketPickup", 5],
            ["homeDelivery", 1],
          ],
        )
        assert.strictEqual(totalQuantity, 6)
        assert.lengthOf(new Set(lineItems.map(({ lineItemId }) => lineItemId)), 2)
      }),
  )

  it.effect("basket lines stay in the order in which they were added when their quantities change", () =>
    Effect.gen(function* () {
      const baskets = yield* visitor
      const [first] = (yield* baskets.run({ kind: "add", line: line(reduced) }, "k1")).lineItems
      yield* baskets.run({ kind: "add", line: line(drill) }, "k2")
      const { lineItems } = yield* baskets.run(
        { kind: "update", lineItemId: first?.lineItemId ?? "", quantity: Quantity.make(7) },
        "k3",
      )
      assert.deepStrictEqual(
        lineItems.map(({ product, quantity }) => [product.articleId, quantity]),
        [
          [reduced, 7],
          [drill, 1],
        ],
      )
    }),
  )

  it.effect("a removed basket line disappears, and removing it again fails with UnknownLine", () =>
    Effect.gen(function* () {
      const baskets = yield* visitor
      const [item] = (yield* baskets.run({ kind: "add", line: line(drill) }, "k1")).lineItems
      const empty = yield* baskets.run({ kind: "remove", lineItemId: item?.lineItemId ?? "" }, "k2")
      assert.deepStrictEqual([empty.lineItems, empty.sum, empty.canCheckout], [[], 0, false])
      const error = yield* Effect.flip(
        baskets.run({ kind: "remove", lineItemId: item?.lineItemId ?? "" }, "k3"),
      )
      assert.strictEqual(error.reason, "UnknownLine")
      assert.strictEqual(error.message, "Dieser Artikel liegt nicht mehr in deinem Warenkorb.")
      assert.strictEqual(
        (yield* Effect.flip(
          baskets.run({ kind: "update", lineItemId: "nobody", quantity: Quantity.make(1) }, "k4"),
        )).reason,
        "UnknownLine",
      )
    }),
  )

  it.effect(
    "the version of the basket increases by one with a change, and does not increase with a refused change",
    () =>
      Effect.gen(function* () {
        const baskets = yield* visitor
        const { version } = yield* baskets.run({ kind: "add", line: line(drill) }, "k1")
        yield* Effect.flip(baskets.run({ kind: "add", line: line(ArticleId.make("999999")) }, "k2"))
        assert.strictEqual(
          (yield* baskets.run({ kind: "add", line: line(drill) }, "k3")).version,
          version + 1,
        )
      }),
  )

  it.effect("adding an unknown article is refused, and the basket stays empty", () =>
    Effect.gen(function* () {
      const baskets = yield* visitor
      assert.strictEqual(
        (yield* Effect.flip(baskets.run({ kind: "add", line: line(ArticleId.make("999999")) }, "k1"))).reason,
        "UnknownArticle",
      )
      assert.deepStrictEqual(yield* baskets.read("full"), emptyBasket)
    }),
  )

  it.effect(
    "a command for more than 999 pieces of a basket line is refused, and the basket stays unchanged",
    () =>
      Effect.gen(function* () {
        const baskets = yield* visitor
        const before = yield* baskets.run({ kind: "add", line: line(drill, 999) }, "k1")
        assert.strictEqual(
          (yield* Effect.flip(baskets.run({ kind: "add", line: line(drill) }, "k2"))).reason,
          "QuantityExceeded",
        )
        assert.deepStrictEqual(yield* baskets.read("full"), before)
      }),
  )

  it.effect("a basket command is refused if the sum of the basket would exceed the maximum amount", () =>
    Effect.gen(function* () {
      const baskets = yield* visitor
      assert.strictEqual(
        (yield* Effect.flip(baskets.run({ kind: "add", line: line(bathtub, 999) }, "k1"))).reason,
        "Invalid",
      )
      const [item] = (yield* baskets.run({ kind: "add", line: line(bathtub, 9) }, "k2")).lineItems
      const error = yield* Effect.flip(
        baskets.run(
          { kind: "update", lineItemId: item?.lineItemId ?? "", quantity: Quantity.make(10) },
          "k3",
        ),
      )
      assert.strictEqual(error.reason, "Invalid")
      assert.strictEqual((yield* baskets.read("full")).sum, 89_999_991)
    }),
  )

  it.effect(
    "a basket command with a repeated idempotency key runs only once and returns the current basket",
    () =>
      Effect.gen(function* () {
        const baskets = yield* visitor
        yield* baskets.run({ kind: "add", line: line(drill, 2) }, "k1")
        const now = yield* baskets.run({ kind: "add", line: line(reduced) }, "k2")
        assert.deepStrictEqual(yield* baskets.run({ kind: "add", line: line(drill, 2) }, "k1"), now)
        const [item] = now.lineItems
        const removed = yield* baskets.run({ kind: "remove", lineItemId: item?.lineItemId ?? "" }, "k3")
        assert.deepStrictEqual(
          yield* baskets.run({ kind: "remove", lineItemId: item?.lineItemId ?? "" }, "k3"),
          removed,
        )
      }),
  )

  it.effect("a repeated idempotency key with a different basket command is refused", () =>
    Effect.gen(function* () {
      const baskets = yield* visitor
      const before = yield* baskets.run({ kind: "add", line: line(drill, 2) }, "k1")
      assert.strictEqual(
        (yield* Effect.flip(baskets.run({ kind: "add", line: line(drill, 3) }, "k1"))).reason,
        "Invalid",
      )
      assert.deepStrictEqual(yield* baskets.read("full"), before)
    }),
  )

  it.effect("the idempotency key of a refused basket command can be used again", () =>
    Effect.gen(function* () {
      const baskets = yield* visitor
      const [item] = (yield* baskets.run({ kind: "add", line: line(drill, 999) }, "k1")).lineItems
      yield* Effect.flip(baskets.run({ kind: "add", line: line(drill) }, "k2"))
      yield* baskets.run(
        { kind: "update", lineItemId: item?.lineItemId ?? "", quantity: Quantity.make(1) },
        "k3",
      )
      assert.strictEqual((yield* baskets.run({ kind: "add", line: line(drill) }, "k2")).totalQuantity, 2)
    }),
  )

  it.effect("the baskets of two visitors are separate, even if both use equal idempotency keys", () =>
    Effect.gen(function* () {
      const [one, other] = [yield* visitor, yield* visitor]
      yield* one.run({ kind: "add", line: line(drill) }, "k1")
      yield* other.run({ kind: "add", line: line(reduced, 2) }, "k1")
      assert.strictEqual((yield* one.read("full")).totalQuantity, 1)
      assert.strictEqual((yield* other.read("full")).totalQuantity, 2)
    }),
  )
}
