import { assert, describe, it } from "@effect/vitest"
import {
  forget,
  joinWishlistLine,
  removeWish,
  updateWish,
  addWishlistLine,
} from "@heimwerk/core/wishlist/changes.ts"
import { emptyWishlist } from "@heimwerk/core/wishlist/emptyWishlist.ts"
import { wishlistToggleOf } from "@heimwerk/core/wishlist/wishlistToggle.ts"
import { basketLineFrom, wishlistLineFromBasket } from "@heimwerk/core/wishlist/movedLine.ts"
import { lineForArticle } from "@heimwerk/core/wishlist/lineForArticle.ts"
import type { Wishlist, WishlistLine } from "@heimwerk/core/wishlist/Wishlist.ts"
import type { ArticleId } from "@heimwerk/core/values/ArticleId.ts"
import { toCents } from "@heimwerk/core/values/toCents.ts"
import { toQuantity } from "@heimwerk/core/values/toQuantity.ts"

import { drill, item, lamp, saw } from "../basket/samples.ts"

const line = (articleId: ArticleId, quantity: number): WishlistLine => ({
  lineItemId: articleId,
  product: { articleId, name: "Artikel", brand: "", link: "", image: "" },
  quantity: toQuantity(quantity),
  unitPrice: toCents(5_00),
})
const holding = (...lineItems: ReadonlyArray<WishlistLine>): Wishlist => ({
  ...emptyWishlist,
  id: "w1",
  version: 2,
  lineItems,
  totalQuantity: lineItems.reduce((pieces, { quantity }) => pieces + quantity, 0),
})
const wishlist = holding(line(drill, 2), line(saw, 1))

describe("expected changes of the wishlist before the server answers", () => {
  it("the expected change of a quantity updates the wishlist line, and has no effect if the line does not exist", () => {
    assert.deepStrictEqual(updateWish(saw, toQuantity(4))(wishlist), holding(line(drill, 2), line(saw, 4)))
    assert.deepStrictEqual(updateWish(lamp, toQuantity(4))(wishlist), wishlist)
  })

  it("the expected change removes a wishlist line by its id or its article", () => {
    assert.deepStrictEqual(removeWish(drill)(wishlist), holding(line(saw, 1)))
    assert.deepStrictEqual(removeWish(lamp)(wishlist), wishlist)
    const other = holding({ ...line(drill, 2), lineItemId: "77" }, line(saw, 1))
    assert.deepStrictEqual(forget(drill)(other), holding(line(saw, 1)))
    assert.deepStrictEqual(removeWish(drill)(other), other)
  })

  it("an article added to the wishlist becomes a new line, or its existing line gets the larger quantity", () => {
    assert.deepStrictEqual(
      addWishlistLine(line(lamp, 3))(wishlist),
      holding(line(drill, 2), line(saw, 1), line(lamp, 3)),
    )
    assert.deepStrictEqual(addWishlistLine(line(drill, 3))(wishlist), holding(line(drill, 3), line(saw, 1)))
    assert.strictEqual(addWishlistLine(line(drill, 2))(wishlist), wishlist)
    assert.strictEqual(addWishlistLine(line(drill, 1))(wishlist), wishlist)
  })

  it("moving a basket line to the wishlist adds its pieces to the line of the article, up to 999 pieces", () => {
    assert.deepStrictEqual(
      joinWishlistLine(line(lamp, 3))(wishlist),
      holding(line(drill, 2), line(saw, 1), line(lamp, 3)),
    )
    assert.deepStrictEqual(joinWishlistLine(line(drill, 3))(wishlist), holding(line(drill, 5), line(saw, 1)))
    assert.deepStrictEqual(
      joinWishlistLine(line(drill, 998))(wishlist),
      holding(line(drill, 999), line(saw, 1)),
    )
  })

  it("a basket line that is converted to a wishlist line and back loses only its sum, and gets the requested delivery type", () => {
    const reduced = { ...item(drill, 2, 5_00), referencePrice: toCents(6_00) }
    const wish = { ...line(drill, 2), referencePrice: toCents(6_00) }
    assert.deepStrictEqual(wishlistLineFromBasket(reduced), wish)
    const { sum: _, ...joining } = reduced
    assert.deepStrictEqual(basketLineFrom(wish, "marketPickup"), joining)
    assert.deepInclude(basketLineFrom(wish, "homeDelivery"), {
      lineItemId: "1000001-homeDelivery",
      deliveryType: "homeDelivery",
    })
  })
})

describe("state of the wishlist button", () => {
  const state = { wishlist, pendingLines: [saw, lamp], lineErrors: { [drill]: "Fehler" } }

  it.each([
    ["on the list", drill, { active: true, inProgress: false, error: "Fehler" }],
    ["on the list with a pending change", saw, { active: true, inProgress: true, error: undefined }],
    ["being removed", lamp, { active: false, inProgress: true, error: undefined }],
  ])("the wishlist button shows the state of an article that is %s", (_, articleId, toggleState) => {
    assert.deepStrictEqual(wishlistToggleOf(state, articleId), toggleState)
  })

  it("the wishlist line of an article is found even if the id of the line is not the article id", () => {
    const other = holding({ ...line(drill, 2), lineItemId: "77" })
    assert.deepStrictEqual(
      wishlistToggleOf({ wishlist: other, pendingLines: ["77"], lineErrors: {} }, drill),
      {
        active: true,
        inProgress: true,
        error: undefined,
      },
    )
    assert.strictEqual(lineForArticle(other, drill)?.lineItemId, "77")
    assert.isUndefined(lineForArticle(other, saw))
  })
})
