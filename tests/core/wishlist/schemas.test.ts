import { assert, describe, it } from "@effect/vitest"
import { emptyBasket } from "@heimwerk/core/basket/emptyBasket.ts"
import { emptyWishlist } from "@heimwerk/core/wishlist/emptyWishlist.ts"
import { BasketAndWishlist } from "@heimwerk/core/wishlist/BasketAndWishlist.ts"
import { WishlistItem, Wishlist } from "@heimwerk/core/wishlist/Wishlist.ts"
import { limitedWishlist, wishlistOf } from "@heimwerk/core/wishlist/wishlistOf.ts"
import { Result, Schema } from "effect"

import { drill, lamp, picked, products, saw } from "../basket/samples.ts"

const wishlist = wishlistOf({ id: "w1", version: 2, wishes: [picked(saw), picked(lamp)] }, products, {
  a: true,
})
const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

describe("schemas of the wishlist", () => {
  it("the wishlist has no id and no lines before the first article is added", () => {
    assert.deepStrictEqual(emptyWishlist, {
      id: "",
      type: "full",
      version: 0,
      totalQuantity: 0,
      lineItems: [],
      featureFlags: {},
    })
  })

  it.each<[string, Schema.ConstraintDecoder<unknown>, unknown]>([
    ["a wishlist", Wishlist, wishlist],
    ["a limited wishlist", Wishlist, limitedWishlist(wishlist)],
    ["the answer to a move", BasketAndWishlist, { basket: emptyBasket, wishlist }],
    ["a wish", WishlistItem, { articleId: drill, quantity: 2 }],
  ])("the wishlist data are the same after encoding to JSON and decoding: %s", (_, schema, value) => {
    assert.deepStrictEqual(Result.getOrThrow(Schema.decodeUnknownResult(schema)(throughJson(value))), value)
  })

  it.each<[string, Schema.ConstraintDecoder<unknown>, unknown]>([
    ["no quantity", WishlistItem, { articleId: drill }],
    [
      "a line without an id",
      Wishlist,
      { ...wishlist, lineItems: [{ ...wishlist.lineItems[0], lineItemId: "" }] },
    ],
    ["a version that is no whole number", Wishlist, { ...wishlist, version: 1.5 }],
    ["an unknown mode", Wishlist, { ...wishlist, type: "half" }],
    ["a move without a basket", BasketAndWishlist, { wishlist }],
  ])("the schemas of the wishlist reject invalid data: %s", (_, schema, value) => {
    assert.isTrue(Result.isFailure(Schema.decodeUnknownResult(schema)(value)))
  })
})
