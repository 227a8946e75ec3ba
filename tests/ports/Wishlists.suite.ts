import { assert } from "@effect/vitest"
import type { Baskets } from "@heimwerk/core/basket/Baskets.port.ts"
import type { Wishlists } from "@heimwerk/core/wishlist/Wishlists.port.ts"
import { Effect, type Scope } from "effect"

import { ArticleId } from "@heimwerk/core/values/ArticleId.ts"
import { Quantity } from "@heimwerk/core/values/Quantity.ts"
import { emptyWishlist } from "@heimwerk/core/wishlist/emptyWishlist.ts"
import { limitedWishlist } from "@heimwerk/core/wishlist/wishlistOf.ts"

import { smallWorld } from "../support/smallWorld.ts"
import type { SuiteIt } from "./Suite.ts"

const drill = ArticleId.make("1000001")
const reduced = ArticleId.make("1000015")
const unknown = ArticleId.make("999999")
const bathtub = smallWorld.assortment.articles.at(-1)?.product.articleId ?? drill
const wish = (articleId: ArticleId, quantity = 1) => ({ articleId, quantity: Quantity.make(quantity) })
const pick = (articleId: ArticleId, quantity = 1) => ({
  ...wish(articleId, quantity),
  deliveryType: "homeDelivery" as const,
})
const reasonOf = <A, Reason extends string>(command: Effect.Effect<A, { readonly reason: Reason }>) =>
  Effect.map(Effect.flip(command), ({ reason }) => reason)

/** Basket and wishlist port of one visitor. */
interface VisitorPorts {
  readonly baskets: Baskets["Service"]
  readonly wishlists: Wishlists["Service"]
}

/**
 * Tests for every adapter of the wishlists, and for moves between wishlist and basket.
 *
 * @param visitor a new visitor with empty basket and wishlist, for each test
 */
export const wishlistsSuite = <E, R>(
  it: SuiteIt<R>,
  visitor: Effect.Effect<VisitorPorts, E, R | Scope.Scope>,
) => {
  it.effect("the wishlist of a new visitor is empty, both full and limited", () =>
    Effect.gen(function* () {
      const { wishlists } = yield* visitor
      assert.deepStrictEqual(yield* wishlists.read("full"), emptyWishlist)
      assert.deepStrictEqual(yield* wishlists.read("limited"), limitedWishlist(emptyWishlist))
    }),
  )

  it.effect("an added wishlist line has the article's name and price from the catalogue", () =>
    Effect.gen(function* () {
      const { wishlists } = yield* visitor
      yield* wishlists.run({ kind: "add", item: wish(drill, 2) }, "k1")
      const answer = yield* wishlists.run({ kind: "add", item: wish(reduced) }, "k2")
      assert.deepStrictEqual(
        answer.lineItems.map(({ product, quantity, referencePrice, unitPrice }) => [
          product.name,
          quantity,
          unitPrice,
          referencePrice,
        ]),
        [
          ["Grimmholt Akku-Bohrschrauber 12 V", 2, 4999, undefined],
          ["Grimmholt Akku-Bohrschrauber 18 V", 1, 6999, 7999],
        ],
      )
      assert.deepStrictEqual([answer.type, answer.totalQuantity], ["full", 3])
      assert.deepStrictEqual(yield* wishlists.read("full"), answer)
      assert.deepStrictEqual(yield* wishlists.read("limited"), limitedWishlist(answer))
    }),
  )

  it.effect(
    "the wishlist has one line per article, and adding the article again sets the larger quantity",
    () =>
      Effect.gen(function* () {
        const { wishlists } = yield* visitor
        yield* wishlists.run({ kind: "add", item: wish(drill, 2) }, "k1")
        yield* wishlists.run({ kind: "add", item: wish(reduced) }, "k2")
        yield* wishlists.run({ kind: "add", item: wish(drill, 5) }, "k3")
        const { lineItems } = yield* wishlists.run({ kind: "add", item: wish(drill, 1) }, "k4")
        assert.deepStrictEqual(
          lineItems.map(({ product, quantity }) => [product.articleId, quantity]),
          [
            [drill, 5],
            [reduced, 1],
          ],
        )
      }),
  )

  it.effect(
    "a wishlist line can be changed and removed, and a change of a missing line fails with UnknownLine",
    () =>
      Effect.gen(function* () {
        const { wishlists } = yield* visitor
        const [line] = (yield* wishlists.run({ kind: "add", item: wish(drill) }, "k1")).lineItems
        const id = line?.lineItemId ?? ""
        assert.strictEqual(
          (yield* wishlists.run({ kind: "update", lineItemId: id, quantity: Quantity.make(7) }, "k2"))
            .totalQuantity,
          7,
        )
        const { lineItems, totalQuantity } = yield* wishlists.run({ kind: "remove", lineItemId: id }, "k3")
        assert.deepStrictEqual([lineItems, totalQuantity], [[], 0])
        assert.strictEqual(
          yield* reasonOf(wishlists.run({ kind: "remove", lineItemId: id }, "k4")),
          "UnknownLine",
        )
        assert.strictEqual(
          yield* reasonOf(
            wishlists.run({ kind: "update", lineItemId: id, quantity: Quantity.make(1) }, "k5"),
          ),
          "UnknownLine",
        )
        assert.strictEqual(yield* reasonOf(wishlists.moveToBasket(id, "marketPickup", "k6")), "UnknownLine")
      }),
  )

  it.effect("an unknown article cannot be added to the wishlist", () =>
    Effect.gen(function* () {
      const { wishlists } = yield* visitor
      assert.strictEqual(
        yield* reasonOf(wishlists.run({ kind: "add", item: wish(unknown) }, "k1")),
        "UnknownArticle",
      )
      assert.deepStrictEqual(yield* wishlists.read("full"), emptyWishlist)
    }),
  )

  it.effect(
    "a wishlist command with a repeated idempotency key runs only once, and a different command with this key is refused",
    () =>
      Effect.gen(function* () {
        const { wishlists } = yield* visitor
        const [line] = (yield* wishlists.run({ kind: "add", item: wish(drill) }, "k1")).lineItems
        const removed = yield* wishlists.run({ kind: "remove", lineItemId: line?.lineItemId ?? "" }, "k2")
        assert.deepStrictEqual(yield* wishlists.run({ kind: "add", item: wish(drill) }, "k1"), removed)
        assert.deepStrictEqual(
          yield* wishlists.run({ kind: "remove", lineItemId: line?.lineItemId ?? "" }, "k2"),
          removed,
        )
        assert.strictEqual(
          yield* reasonOf(wishlists.run({ kind: "add", item: wish(reduced) }, "k1")),
          "Invalid",
        )
        assert.strictEqual(
          yield* reasonOf(wishlists.run({ kind: "add", item: wish(drill, 2) }, "k1")),
          "Invalid",
        )
      }),
  )

  it.effect("a move to the wishlist moves all pieces of a basket line and returns both lists", () =>
    Effect.gen(function* () {
      const { baskets, wishlists } = yield* visitor
      yield* wishlists.run({ kind: "add", item: wish(drill, 2) }, "k1")
      yield* baskets.run({ kind: "add", line: pick(reduced, 4) }, "k2")
      const { lineItems } = yield* baskets.run({ kind: "add", line: pick(drill, 3) }, "k3")
      const id = lineItems.at(1)?.lineItemId ?? ""
      const moved = yield* baskets.moveToWishlist(id, "k4")
      assert.deepStrictEqual([moved.basket.totalQuantity, moved.wishlist.totalQuantity], [4, 5])
      assert.deepStrictEqual(
        moved.wishlist.lineItems.map(({ product, quantity }) => [product.articleId, quantity]),
        [[drill, 5]],
      )
      assert.deepStrictEqual(
        [yield* baskets.read("full"), yield* wishlists.read("full")],
        [moved.basket, moved.wishlist],
      )
      assert.deepStrictEqual(yield* baskets.moveToWishlist(id, "k4"), moved)
      assert.strictEqual(yield* reasonOf(baskets.moveToWishlist(id, "k5")), "UnknownLine")
    }),
  )

  it.effect("a move to the basket moves all pieces of a wishlist line, with the chosen delivery type", () =>
    Effect.gen(function* () {
      const { baskets, wishlists } = yield* visitor
      yield* baskets.run({ kind: "add", line: pick(drill, 1) }, "k1")
      const [line] = (yield* wishlists.run({ kind: "add", item: wish(drill, 3) }, "k2")).lineItems
      const id = line?.lineItemId ?? ""
      const moved = yield* wishlists.moveToBasket(id, "homeDelivery", "k3")
      assert.deepStrictEqual(
        moved.basket.lineItems.map(({ deliveryType, quantity }) => [deliveryType, quantity]),
        [["homeDelivery", 4]],
      )
      assert.deepStrictEqual(moved.wishlist.lineItems, [])
      assert.deepStrictEqual(
        [yield* baskets.read("full"), yield* wishlists.read("full")],
        [moved.basket, moved.wishlist],
      )
      assert.deepStrictEqual(yield* wishlists.moveToBasket(id, "homeDelivery", "k3"), moved)
    }),
  )

  it.effect("neither basket nor wishlist changes when the basket cannot take a moved line", () =>
    Effect.gen(function* () {
      const { baskets, wishlists } = yield* visitor
      const basket = yield* baskets.run({ kind: "add", line: pick(drill, 999) }, "k1")
      yield* wishlists.run({ kind: "add", item: wish(drill) }, "k2")
      const wishlist = yield* wishlists.run({ kind: "add", item: wish(bathtub, 999) }, "k3")
      const [small, dear] = wishlist.lineItems.map(({ lineItemId }) => lineItemId)
      const reasons = [
        yield* reasonOf(wishlists.moveToBasket(small ?? "", "homeDelivery", "k4")),
        yield* reasonOf(wishlists.moveToBasket(dear ?? "", "homeDelivery", "k5")),
      ]
      assert.deepStrictEqual(reasons, ["QuantityExceeded", "Invalid"])
      assert.deepStrictEqual([yield* baskets.read("full"), yield* wishlists.read("full")], [basket, wishlist])
    }),
  )

  it.effect("parallel moves between basket and wishlist neither lose nor double a piece", () =>
    Effect.gen(function* () {
      const { baskets, wishlists } = yield* visitor
      const [line] = (yield* baskets.run({ kind: "add", line: pick(drill, 6) }, "start")).lineItems
      const [there] = (yield* wishlists.run({ kind: "add", item: wish(reduced, 4) }, "begin")).lineItems
      yield* Effect.forEach(
        Array.from({ length: 10 }, (_, index) => index),
        (index) =>
          Effect.all(
            [
              Effect.ignore(baskets.moveToWishlist(line?.lineItemId ?? "", `to-${index}`)),
              Effect.ignore(wishlists.moveToBasket(there?.lineItemId ?? "", "homeDelivery", `fro-${index}`)),
            ],
            { concurrency: "unbounded" },
          ),
        { concurrency: "unbounded" },
      )
      const [basket, wishlist] = [yield* baskets.read("full"), yield* wishlists.read("full")]
      assert.strictEqual(basket.totalQuantity + wishlist.totalQuantity, 10)
    }),
  )

  it.effect("the wishlists of two visitors are separate, even if both use equal idempotency keys", () =>
    Effect.gen(function* () {
      const [one, other] = [yield* visitor, yield* visitor]
      yield* one.wishlists.run({ kind: "add", item: wish(drill) }, "k1")
      yield* other.wishlists.run({ kind: "add", item: wish(reduced, 2) }, "k1")
      assert.strictEqual((yield* one.wishlists.read("full")).totalQuantity, 1)
      assert.strictEqual((yield* other.wishlists.read("full")).totalQuantity, 2)
    }),
  )
}
