import { assert, describe, it } from "@effect/vitest"
import { emptyWishlist } from "@heimwerk/core/wishlist/emptyWishlist.ts"
import { limitedWishlist } from "@heimwerk/core/wishlist/wishlistOf.ts"
import { openWishlist, WishlistService } from "@heimwerk/core/wishlist/service.ts"
import { toQuantity } from "@heimwerk/core/values/toQuantity.ts"
import { Effect, Exit, Fiber } from "effect"
import { TestClock } from "effect/testing"

import { openShop } from "../../support/badLine.ts"
import { begun, finished } from "../../support/inTime.ts"
import {
  toggleState,
  id,
  invalid,
  notLoaded,
  saw,
  stateOf,
  unavailable,
  unknownLine,
  withWishes,
} from "./wishes.ts"

describe("WishlistService: lines", () => {
  it.effect("changes of wishlist lines are shown at once, and the server's lines are shown at the end", () =>
    Effect.gen(function* () {
      const shop = yield* withWishes
      const updated = yield* begun(
        shop.wishlist.run({ kind: "update", lineItemId: id, quantity: toQuantity(7) }),
      )
      const removed = yield* begun(shop.wishlist.run({ kind: "remove", lineItemId: saw.articleId }))
      const expected = yield* stateOf(shop)
      assert.deepStrictEqual(
        [expected.wishlist.totalQuantity, expected.pendingLines],
        [7, [id, saw.articleId]],
      )
      yield* TestClock.adjust("1 second")
      assert.isTrue(Exit.isSuccess(yield* Fiber.join(updated)))
      assert.deepStrictEqual(yield* Fiber.join(removed), Exit.succeed(yield* shop.wishlists.read("full")))
      assert.deepStrictEqual((yield* stateOf(shop)).wishlist, yield* shop.wishlists.read("full"))
    }),
  )

  it.effect("a failed change of a wishlist line is reverted, and its message is stored for the line", () =>
    Effect.gen(function* () {
      const shop = yield* withWishes
      shop.setFates("refused", "unreachable")
      yield* begun(shop.wishlist.run({ kind: "update", lineItemId: id, quantity: toQuantity(7) }))
      yield* begun(shop.wishlist.run({ kind: "remove", lineItemId: saw.articleId }))
      yield* TestClock.adjust("1 second")
      const { lineErrors, wishlist } = yield* stateOf(shop)
      assert.deepStrictEqual(lineErrors, { [id]: invalid, [saw.articleId]: unavailable })
      assert.deepStrictEqual(wishlist, yield* shop.wishlists.read("full"))
    }),
  )

  it.effect("a restored wishlist line is shown at once with its quantity, at the end of the list", () =>
    Effect.gen(function* () {
      const shop = yield* withWishes
      const [line] = (yield* stateOf(shop)).wishlist.lineItems
      assert.isDefined(line)
      yield* finished(shop.wishlist.run({ kind: "remove", lineItemId: line.lineItemId }))
      yield* begun(shop.wishlist.putBack(line))
      const expected = yield* stateOf(shop)
      assert.deepStrictEqual(expected.pendingLines, [id])
      assert.deepStrictEqual(expected.wishlist.lineItems.at(-1), line)
      yield* TestClock.adjust("1 second")
      const truth = yield* shop.wishlists.read("full")
      assert.deepStrictEqual((yield* stateOf(shop)).wishlist, truth)
      assert.deepStrictEqual(
        truth.lineItems.map(({ product, quantity }) => [String(product.articleId), Number(quantity)]),
        [
          [saw.articleId, 1],
          [id, 2],
        ],
      )
    }),
  )

  it.effect(
    "when the server refuses to restore a wishlist line, the line disappears again and its error message is stored",
    () =>
      Effect.gen(function* () {
        const shop = yield* withWishes
        const [line] = (yield* stateOf(shop)).wishlist.lineItems
        assert.isDefined(line)
        yield* finished(shop.wishlist.run({ kind: "remove", lineItemId: line.lineItemId }))
        shop.setFates("refused")
        const exit = yield* finished(shop.wishlist.putBack(line))
        assert.isTrue(Exit.isFailure(exit))
        const { lineErrors, wishlist } = yield* stateOf(shop)
        assert.deepStrictEqual(lineErrors, { [id]: invalid })
        assert.deepStrictEqual(wishlist, yield* shop.wishlists.read("full"))
      }),
  )

  it.effect(
    "a change of a wishlist line that another tab has removed shows an error, and the wishlist is read again",
    () =>
      Effect.gen(function* () {
        const shop = yield* withWishes
        yield* shop.wishlists.run({ kind: "remove", lineItemId: id }, "elsewhere")
        yield* finished(shop.wishlist.run({ kind: "update", lineItemId: id, quantity: toQuantity(7) }))
        yield* shop.wishlists.run({ kind: "remove", lineItemId: saw.articleId }, "elsewhere too")
        yield* finished(shop.wishlist.run({ kind: "remove", lineItemId: saw.articleId }))
        const { lineErrors, wishlist } = yield* stateOf(shop)
        assert.deepStrictEqual(lineErrors, { [id]: unknownLine, [saw.articleId]: unknownLine })
        assert.deepStrictEqual(wishlist, yield* shop.wishlists.read("full"))
        assert.lengthOf(wishlist.lineItems, 0)
      }),
  )
})

describe("WishlistService: reading", () => {
  it.effect("the wishlist shows that it is loading, and shows an error message if loading fails", () =>
    Effect.gen(function* () {
      const shop = yield* openShop()
      shop.setFates("unreachable")
      const fiber = yield* begun(shop.wishlist.load)
      assert.isTrue((yield* stateOf(shop)).loading)
      yield* TestClock.adjust("1 second")
      yield* Fiber.join(fiber)
      assert.deepInclude(yield* stateOf(shop), { loading: false, errors: { generic: notLoaded } })
      yield* finished(shop.wishlist.load)
      assert.deepInclude(yield* stateOf(shop), { loading: false, errors: {}, wishlist: emptyWishlist })
    }),
  )

  it.effect(
    "the wishlist in limited mode contains enough data to show which articles are on the wishlist",
    () =>
      Effect.gen(function* () {
        const shop = yield* openShop()
        const truth = yield* shop.wishlists.run(
          { kind: "add", item: { articleId: id, quantity: toQuantity(2) } },
          "first",
        )
        yield* finished(shop.wishlist.loadLimited)
        assert.deepStrictEqual((yield* stateOf(shop)).wishlist, limitedWishlist(truth))
        assert.isTrue((yield* toggleState(shop)).active)
      }),
  )

  it.effect(
    "the wishlist service accepts a newer wishlist from another tab and counts its pieces, and ignores an older version of the known wishlist",
    () =>
      Effect.gen(function* () {
        const shop = yield* withWishes
        const { totalQuantity: _, ...received } = { ...(yield* shop.wishlists.read("full")), version: 9 }
        yield* shop.wishlist.replace({ ...received, version: 1, lineItems: [] })
        assert.lengthOf((yield* stateOf(shop)).wishlist.lineItems, 2)
        yield* shop.wishlist.replace(received)
        assert.deepInclude((yield* stateOf(shop)).wishlist, { version: 9, totalQuantity: 3 })
      }),
  )

  it.effect(
    "the wishlist service reloads the full wishlist if the full wishlist is shown, and otherwise the limited wishlist",
    () =>
      Effect.gen(function* () {
        const shop = yield* openShop()
        yield* shop.wishlists.run({ kind: "add", item: { articleId: id, quantity: toQuantity(2) } }, "first")
        yield* finished(shop.wishlist.reload)
        assert.strictEqual((yield* stateOf(shop)).wishlist.type, "limited")
        yield* finished(shop.wishlist.reload)
        assert.strictEqual((yield* stateOf(shop)).wishlist.type, "limited")
        yield* finished(shop.wishlist.load)
        yield* shop.wishlists.run(
          { kind: "add", item: { articleId: saw.articleId, quantity: toQuantity(1) } },
          "second",
        )
        yield* finished(shop.wishlist.reload)
        assert.deepInclude((yield* stateOf(shop)).wishlist, { type: "full", totalQuantity: 3 })
      }),
  )

  it.effect(
    "the wishlist service takes over the wishlist of a page, or reads the wishlist from the server if the page was rendered without one",
    () =>
      Effect.gen(function* () {
        const shop = yield* withWishes
        yield* shop.wishlist.takeOver({ ...(yield* shop.wishlists.read("full")), version: 9 })
        assert.strictEqual((yield* stateOf(shop)).wishlist.version, 9)
        assert.deepStrictEqual(shop.calls, [])
        yield* finished(shop.wishlist.takeOver(emptyWishlist))
        assert.deepStrictEqual(shop.calls, ["wishlist"])
      }),
  )

  it.effect("forgetting the wishlist, as at a logout, empties it at once without a request", () =>
    Effect.gen(function* () {
      const shop = yield* withWishes
      yield* shop.wishlist.forget
      assert.deepStrictEqual((yield* stateOf(shop)).wishlist, { ...emptyWishlist, id: "forgotten" })
      assert.deepStrictEqual(shop.calls, [])
    }),
  )

  it.effect(
    "opening the wishlist service with a page's wishlist stores this wishlist only if the service has not loaded a wishlist yet",
    () =>
      Effect.gen(function* () {
        const shop = yield* openShop()
        const open = (wishlist: typeof emptyWishlist) =>
          openWishlist({ wishlist }).pipe(Effect.provideService(WishlistService, shop.wishlist))
        assert.strictEqual(yield* open(emptyWishlist), shop.wishlist)
        assert.deepStrictEqual((yield* stateOf(shop)).wishlist, emptyWishlist)
        const shown = { ...emptyWishlist, id: "wl-1", version: 3 }
        yield* open(shown)
        assert.deepStrictEqual((yield* stateOf(shop)).wishlist, shown)
        yield* open({ ...shown, version: 4 })
        assert.deepStrictEqual((yield* stateOf(shop)).wishlist, shown)
        yield* open(emptyWishlist)
        assert.deepStrictEqual((yield* stateOf(shop)).wishlist, shown)
      }),
  )
})
