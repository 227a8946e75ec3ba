import { assert, describe, it } from "@effect/vitest"
import { toQuantity } from "@heimwerk/core/values/toQuantity.ts"
import { Effect, Exit } from "effect"
import { TestClock } from "effect/testing"

import { article } from "../../support/badLine.ts"
import { openOfflineShop } from "../../support/offlineShop.ts"

const drill = article("Grimmholt Akku-Bohrschrauber 12 V")
const saw = article("Grimmholt Kreissäge 600 W")
const saws = { articleId: saw.articleId, quantity: toQuantity(2) } as const

/** Runs the work that is due now. */
const now = TestClock.adjust("1 millis")

/** Opens a page with two saws on the wishlist, and switches the network off. */
const openOffline = Effect.gen(function* () {
  const shop = yield* openOfflineShop
  yield* shop.wishlists.run({ kind: "add", item: saws }, "before")
  const page = yield* shop.openPage
  yield* page.wishlist.load
  yield* page.basket.load
  shop.setNetwork("offline")
  return { shop, page }
})

interface Lines {
  readonly lineItems: ReadonlyArray<{
    readonly product: { readonly articleId: string }
    readonly quantity: number
  }>
}

const pieces = ({ lineItems }: Lines) =>
  Object.fromEntries(lineItems.map(({ product, quantity }) => [product.articleId, quantity]))

describe("wishlist commands without a network", () => {
  it.effect(
    "a click on the wishlist button without a network waits, is sent with its key when the browser is online, and is not sent again",
    () =>
      Effect.gen(function* () {
        const { page, shop } = yield* openOffline
        const exit = yield* Effect.exit(page.wishlist.toggle(drill))
        const shown = yield* page.wishlistState
        assert.deepStrictEqual(exit, Exit.succeed(shown.wishlist))
        assert.deepInclude(shown, { pending: 1, waiting: 1, lineErrors: {} })
        assert.deepStrictEqual(pieces(shown.wishlist), { [saw.articleId]: 2, [drill.articleId]: 1 })
        yield* shop.goOnline
        yield* now
        const [first, second, ...others] = shop.sent
        assert.strictEqual(first?.[0], "wishlist add")
        assert.deepStrictEqual(second, first)
        assert.deepStrictEqual(others, [])
        assert.deepStrictEqual(pieces(yield* shop.wishlists.read("full")), pieces(shown.wishlist))
        assert.deepInclude(yield* page.wishlistState, { pending: 0, waiting: 0 })
        assert.isUndefined(yield* shop.stored)
      }),
  )

  it.effect(
    "several clicks on one wishlist button without a network end in the state of the last click",
    () =>
      Effect.gen(function* () {
        const { page, shop } = yield* openOffline
        for (const [clicks, product] of [
          [4, drill],
          [3, saw],
        ] as const)
          for (let click = 0; click < clicks; click++) yield* page.wishlist.toggle(product)
        assert.deepStrictEqual(pieces((yield* page.wishlistState).wishlist), {})
        yield* shop.goOnline
        yield* now
        assert.deepStrictEqual(pieces(yield* shop.wishlists.read("full")), {})
        assert.deepInclude(yield* page.wishlistState, { pending: 0, waiting: 0, lineErrors: {} })
      }),
  )

  it.effect(
    "a removal by the wishlist button causes no error if another tab has removed the line before",
    () =>
      Effect.gen(function* () {
        const { page, shop } = yield* openOffline
        yield* page.wishlist.toggle(saw)
        yield* shop.wishlists.run({ kind: "remove", lineItemId: saw.articleId }, "elsewhere")
        yield* shop.goOnline
        yield* now
        const shown = yield* page.wishlistState
        assert.deepInclude(shown, { pending: 0, waiting: 0, lineErrors: {} })
        assert.deepStrictEqual(pieces(shown.wishlist), {})
      }),
  )

  it.effect("changes of both lists and moves between them are sent in order, also by the next page", () =>
    Effect.gen(function* () {
      const { page, shop } = yield* openOffline
      yield* page.wishlist.run({ kind: "update", lineItemId: saw.articleId, quantity: toQuantity(3) })
      yield* page.wishlist.moveToBasket(saw.articleId, "homeDelivery")
      const moved = `${saw.articleId}-homeDelivery`
      yield* page.basket.run({ kind: "update", lineItemId: moved, quantity: toQuantity(7) })
      yield* page.basket.moveToWishlist(moved)
      yield* page.wishlist.toggle(drill)
      const shown = yield* page.wishlistState
      assert.deepInclude(shown, { pending: 4, waiting: 4 })
      assert.deepInclude(yield* page.basketState, { pending: 3, waiting: 3 })
      assert.deepStrictEqual(pieces(shown.wishlist), { [saw.articleId]: 7, [drill.articleId]: 1 })
      shop.sent.splice(0)
      const next = yield* shop.openPage
      yield* next.wishlist.replace(yield* shop.wishlists.read("full"))
      assert.deepInclude(yield* next.wishlistState, { pending: 4 })
      yield* shop.goOnline
      yield* now
      assert.deepStrictEqual(pieces(yield* shop.wishlists.read("full")), pieces(shown.wishlist))
      assert.deepStrictEqual(pieces(yield* shop.baskets.read("full")), {})
      assert.deepInclude(yield* next.wishlistState, { pending: 0, waiting: 0, lineErrors: {} })
      assert.deepInclude(yield* next.basketState, { pending: 0, waiting: 0, lineErrors: {} })
      assert.isUndefined(yield* shop.stored)
    }),
  )

  it.effect("a waiting move that the shop refuses is reverted in both lists", () =>
    Effect.gen(function* () {
      const { page, shop } = yield* openOffline
      yield* page.wishlist.moveToBasket(saw.articleId, "homeDelivery")
      assert.deepStrictEqual(pieces((yield* page.basketState).basket), { [saw.articleId]: 2 })
      shop.setNetwork("refused")
      yield* TestClock.adjust("1 second")
      assert.deepStrictEqual(pieces((yield* page.basketState).basket), {})
      const shown = yield* page.wishlistState
      assert.deepStrictEqual(pieces(shown.wishlist), { [saw.articleId]: 2 })
      assert.deepStrictEqual(Object.keys(shown.lineErrors), [saw.articleId])
    }),
  )
})
