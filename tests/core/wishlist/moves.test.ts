import { assert, describe, it } from "@effect/vitest"
import { toQuantity } from "@heimwerk/core/values/toQuantity.ts"
import { Effect, Exit, Fiber, Stream, SubscriptionRef } from "effect"
import { TestClock } from "effect/testing"

import { article, openShop, type Shop, sent } from "../../support/badLine.ts"
import { begun, finished } from "../../support/inTime.ts"

const drill = article("Grimmholt Akku-Bohrschrauber 12 V")
const saw = article("Grimmholt Kreissäge 600 W")
const inBasket = `${drill.articleId}-marketPickup`
const states = ({ basket, wishlist }: Shop) =>
  Effect.all({ basket: SubscriptionRef.get(basket.state), wishlist: SubscriptionRef.get(wishlist.state) })
const counts = (shop: Shop) =>
  Effect.map(states(shop), ({ basket, wishlist }) => [
    basket.basket.totalQuantity,
    wishlist.wishlist.totalQuantity,
  ])
const truths = ({ baskets, wishlists }: Shop) => Effect.all([baskets.read("full"), wishlists.read("full")])

/**
 * Opens a shop with three drills in the basket and two saws on the wishlist. The services have already read
 * both.
 */
const openWithLists = Effect.gen(function* () {
  const shop = yield* openShop()
  yield* shop.baskets.run(
    {
      kind: "add",
      line: { articleId: drill.articleId, quantity: toQuantity(3), deliveryType: "marketPickup" },
    },
    "a",
  )
  yield* shop.wishlists.run({ kind: "add", item: { articleId: saw.articleId, quantity: toQuantity(2) } }, "b")
  yield* finished(shop.basket.load)
  yield* finished(shop.wishlist.load)
  shop.calls.splice(0)
  return shop
})

const settledAsServer = Effect.fnUntraced(function* (shop: Shop) {
  const { basket, wishlist } = yield* states(shop)
  assert.deepStrictEqual([basket.basket, wishlist.wishlist], yield* truths(shop))
  assert.deepStrictEqual([basket.pending, wishlist.pending], [0, 0])
})

describe("moving a line to the wishlist", () => {
  it.effect(
    "a move to the wishlist is shown in both lists at once, sends one command, and then shows the server's answer",
    () =>
      Effect.gen(function* () {
        const shop = yield* openWithLists
        const fiber = yield* begun(shop.basket.moveToWishlist(inBasket))
        assert.deepStrictEqual(yield* counts(shop), [0, 5])
        const { basket, wishlist } = yield* states(shop)
        assert.deepStrictEqual([basket.pendingLines, wishlist.pendingLines], [[inBasket], [drill.articleId]])
        assert.deepStrictEqual(
          wishlist.wishlist.lineItems.map(({ product }) => product.name),
          [saw.name, drill.name],
        )
        yield* TestClock.adjust("1 second")
        const [inShop, onList] = yield* truths(shop)
        assert.deepStrictEqual(yield* Fiber.join(fiber), Exit.succeed({ basket: inShop, wishlist: onList }))
        assert.deepStrictEqual(shop.calls, [sent("basket", { kind: "moveToWishlist", lineItemId: inBasket })])
        assert.deepStrictEqual(yield* counts(shop), [0, 5])
        yield* settledAsServer(shop)
      }),
  )

  it.effect(
    "a move between basket and wishlist publishes the list that loses the line before the list that receives it, both for the expected change and for the server's answer",
    () =>
      Effect.gen(function* () {
        const shop = yield* openWithLists
        const seen: Array<string> = []
        const watch = <S>(name: string, state: SubscriptionRef.SubscriptionRef<S>) =>
          SubscriptionRef.changes(state).pipe(
            Stream.drop(1),
            Stream.runForEach(() => Effect.sync(() => void seen.push(name))),
            Effect.forkChild({ startImmediately: true }),
          )
        yield* watch("basket", shop.basket.state)
        yield* watch("wishlist", shop.wishlist.state)
        yield* finished(shop.basket.moveToWishlist(inBasket))
        assert.deepStrictEqual(seen, ["basket", "wishlist", "basket", "wishlist"])
        seen.splice(0)
        yield* finished(shop.wishlist.moveToBasket(saw.articleId, "marketPickup"))
        assert.deepStrictEqual(seen, ["wishlist", "basket", "wishlist", "basket"])
      }),
  )

  it.effect(
    "a failed move to the wishlist is reverted in both lists, and its message is stored only for the basket line",
    () =>
      Effect.gen(function* () {
        const shop = yield* openWithLists
        shop.setFates("unreachable")
        assert.isTrue(Exit.isFailure(yield* finished(shop.basket.moveToWishlist(inBasket))))
        const { basket, wishlist } = yield* states(shop)
        assert.deepStrictEqual(basket.lineErrors, {
          [inBasket]: "Der Warenkorb kann gerade nicht geändert werden. Bitte versuche es noch einmal.",
        })
        assert.deepStrictEqual([basket.errors, wishlist.errors, wishlist.lineErrors], [{}, {}, {}])
        yield* settledAsServer(shop)
      }),
  )

  it.effect("moving a basket line that no longer exists shows an error, and the basket is read again", () =>
    Effect.gen(function* () {
      const shop = yield* openWithLists
      yield* shop.baskets.run({ kind: "remove", lineItemId: inBasket }, "elsewhere")
      yield* finished(shop.basket.moveToWishlist(inBasket))
      const { basket } = yield* states(shop)
      assert.deepStrictEqual(basket.lineErrors, {
        [inBasket]: "Dieser Artikel liegt nicht mehr in deinem Warenkorb.",
      })
      yield* settledAsServer(shop)
    }),
  )

  it.effect("a move to the wishlist is sent to the server even if its basket line is not loaded", () =>
    Effect.gen(function* () {
      const shop = yield* openShop()
      yield* shop.baskets.run(
        {
          kind: "add",
          line: { articleId: drill.articleId, quantity: toQuantity(3), deliveryType: "marketPickup" },
        },
        "a",
      )
      const fiber = yield* begun(shop.basket.moveToWishlist(inBasket))
      assert.deepStrictEqual(yield* counts(shop), [0, 0])
      yield* TestClock.adjust("1 second")
      yield* Fiber.join(fiber)
      assert.deepStrictEqual(yield* counts(shop), [0, 3])
      yield* settledAsServer(shop)
    }),
  )

  it.effect("a move to the wishlist is sent after earlier changes of the line and before later changes", () =>
    Effect.gen(function* () {
      const shop = yield* openWithLists
      yield* begun(shop.basket.run({ kind: "update", lineItemId: inBasket, quantity: toQuantity(8) }))
      yield* begun(shop.basket.moveToWishlist(inBasket))
      yield* begun(
        shop.wishlist.run({ kind: "update", lineItemId: drill.articleId, quantity: toQuantity(4) }),
      )
      assert.deepStrictEqual(yield* counts(shop), [0, 6])
      yield* TestClock.adjust("1 second")
      assert.deepStrictEqual(yield* counts(shop), [0, 6])
      assert.strictEqual(shop.maxInFlight(), 1)
      yield* settledAsServer(shop)
    }),
  )
})

describe("moving a line to the basket", () => {
  it.effect(
    "a wishlist line moved to the basket is shown there at once with its price, and is the last updated article after the server's answer",
    () =>
      Effect.gen(function* () {
        const shop = yield* openWithLists
        const fiber = yield* begun(shop.wishlist.moveToBasket(saw.articleId, "homeDelivery"))
        assert.deepStrictEqual(yield* counts(shop), [5, 0])
        const expected = yield* states(shop)
        assert.strictEqual(expected.basket.basket.sum, 3 * 49_99 + 2 * saw.price.regular)
        assert.deepStrictEqual(expected.basket.pendingLines, [`${saw.articleId}-homeDelivery`])
        assert.isUndefined(expected.wishlist.lastUpdated)
        yield* TestClock.adjust("1 second")
        yield* Fiber.join(fiber)
        const { basket, wishlist } = yield* states(shop)
        const last = {
          articleId: saw.articleId,
          quantity: toQuantity(1),
          deliveryType: "homeDelivery" as const,
        }
        assert.deepStrictEqual([wishlist.lastUpdated, basket.lastUpdated], [last, last])
        assert.deepStrictEqual(shop.calls, [
          sent("wishlist", { kind: "moveToBasket", lineItemId: saw.articleId, deliveryType: "homeDelivery" }),
        ])
        yield* settledAsServer(shop)
      }),
  )

  it.effect(
    "a failed move to the basket is reverted in both lists, and its message is stored only for the wishlist line",
    () =>
      Effect.gen(function* () {
        const shop = yield* openWithLists
        shop.setFates("refused")
        yield* finished(shop.wishlist.moveToBasket(saw.articleId, "homeDelivery"))
        const { basket, wishlist } = yield* states(shop)
        assert.deepStrictEqual(wishlist.lineErrors, {
          [saw.articleId]: "Diese Änderung an der Merkliste ist so nicht möglich. Bitte prüfe deine Eingabe.",
        })
        assert.deepStrictEqual([basket.errors, basket.lineErrors, basket.lastUpdated], [{}, {}, undefined])
        yield* settledAsServer(shop)
      }),
  )

  it.effect(
    "moving a wishlist line that no longer exists shows an error, and the wishlist is read again",
    () =>
      Effect.gen(function* () {
        const shop = yield* openWithLists
        yield* shop.wishlists.run({ kind: "remove", lineItemId: saw.articleId }, "elsewhere")
        yield* finished(shop.wishlist.moveToBasket(saw.articleId, "homeDelivery"))
        const { wishlist } = yield* states(shop)
        assert.deepStrictEqual(wishlist.lineErrors, {
          [saw.articleId]: "Dieser Artikel steht nicht mehr auf deiner Merkliste.",
        })
        yield* settledAsServer(shop)
      }),
  )

  it.effect(
    "the move of a wishlist line that is not loaded is sent to the server, and stores no last updated article",
    () =>
      Effect.gen(function* () {
        const shop = yield* openShop()
        yield* shop.wishlists.run(
          { kind: "add", item: { articleId: saw.articleId, quantity: toQuantity(2) } },
          "b",
        )
        const fiber = yield* begun(shop.wishlist.moveToBasket(saw.articleId, "marketPickup"))
        assert.deepStrictEqual(yield* counts(shop), [0, 0])
        yield* TestClock.adjust("1 second")
        yield* Fiber.join(fiber)
        assert.deepStrictEqual(yield* counts(shop), [2, 0])
        assert.isUndefined((yield* states(shop)).wishlist.lastUpdated)
        yield* settledAsServer(shop)
      }),
  )

  it.effect("moving a line to the wishlist and back changes no quantity", () =>
    Effect.gen(function* () {
      const shop = yield* openWithLists
      yield* begun(shop.basket.moveToWishlist(inBasket))
      yield* begun(shop.wishlist.moveToBasket(drill.articleId, "marketPickup"))
      assert.deepStrictEqual(yield* counts(shop), [3, 2])
      yield* TestClock.adjust("1 second")
      assert.deepStrictEqual(yield* counts(shop), [3, 2])
      yield* settledAsServer(shop)
    }),
  )
})
