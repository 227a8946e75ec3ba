import type { WishlistItem } from "@heimwerk/core/wishlist/Wishlist.ts"
import { assert, describe, it } from "@effect/vitest"
import { applyWishlistCommand, putWish } from "@heimwerk/core/wishlist/applyWishlistCommand.ts"
import { WishlistCommand } from "@heimwerk/core/wishlist/WishlistCommand.ts"
import { fingerprintOver } from "@heimwerk/core/command/fingerprint.ts"
import { changedWishlist } from "@heimwerk/core/wishlist/changedWishlist.ts"
import { mergeWishlists } from "@heimwerk/core/wishlist/mergeWishlists.ts"
import { moveToBasket, moveToWishlist } from "@heimwerk/core/wishlist/move.ts"
import { limitedWishlist, wishlistOf } from "@heimwerk/core/wishlist/wishlistOf.ts"
import { WishlistError } from "@heimwerk/core/wishlist/Wishlists.port.ts"
import { ArticleId } from "@heimwerk/core/values/ArticleId.ts"
import { toCents } from "@heimwerk/core/values/toCents.ts"
import { toQuantity } from "@heimwerk/core/values/toQuantity.ts"
import * as fc from "fast-check"

import { benefits, drill, kept, lamp, picked, products, saw } from "../basket/samples.ts"

const wish = (articleId: ArticleId, quantity = 1): WishlistItem => ({
  articleId,
  quantity: toQuantity(quantity),
})
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => wish(ArticleId.make(String(2_000_000 + index))))
const supply = { products, benefits }

describe("applyWishlistCommand and changedWishlist", () => {
  const wishes = [wish(drill, 2), wish(saw)]

  it("an article added to the wishlist becomes the last line, or its existing line gets the larger quantity", () => {
    const add = (one: WishlistItem) => applyWishlistCommand(wishes, { kind: "add", item: one })
    assert.deepStrictEqual(add(wish(lamp, 3)), [...wishes, wish(lamp, 3)])
    assert.deepStrictEqual(add(wish(drill, 5)), [wish(drill, 5), wish(saw)])
    assert.deepStrictEqual(add(wish(drill, 2)), wishes)
    assert.deepStrictEqual(add(wish(drill, 1)), wishes)
  })

  it("a wishlist command changes the quantity of a line or removes it, and is refused if the line does not exist", () => {
    const quantity = toQuantity(7)
    assert.deepStrictEqual(applyWishlistCommand(wishes, { kind: "update", lineItemId: saw, quantity }), [
      wish(drill, 2),
      wish(saw, 7),
    ])
    assert.deepStrictEqual(applyWishlistCommand(wishes, { kind: "remove", lineItemId: drill }), [wish(saw)])
    assert.strictEqual(
      applyWishlistCommand(wishes, { kind: "update", lineItemId: lamp, quantity }),
      "UnknownLine",
    )
    assert.strictEqual(applyWishlistCommand(wishes, { kind: "remove", lineItemId: lamp }), "UnknownLine")
  })

  it("the wishlist has at most 200 lines, and a full wishlist still accepts an article that it already contains", () => {
    assert.lengthOf(applyWishlistCommand(many(199), { kind: "add", item: wish(drill) }), 200)
    assert.strictEqual(applyWishlistCommand(many(200), { kind: "add", item: wish(drill) }), "TooManyLines")
    const [first] = many(1)
    if (first !== undefined)
      assert.lengthOf(
        putWish(many(200), first, (present) => present),
        200,
      )
  })

  it("the wishlist drops lines whose article is no longer sold, and refuses to add an article that is no longer sold", () => {
    const sold = products.filter(({ articleId }) => articleId !== drill)
    const add = (articleId: ArticleId) =>
      changedWishlist(wishes, { kind: "add", item: wish(articleId) }, sold)
    assert.deepStrictEqual(add(lamp), [wish(saw), wish(lamp)])
    assert.strictEqual(add(drill), "UnknownArticle")
    assert.strictEqual(changedWishlist(wishes, { kind: "remove", lineItemId: drill }, sold), "UnknownLine")
  })

  it("two different wishlist commands have different fingerprints", () => {
    const commands: ReadonlyArray<WishlistCommand> = [
      { kind: "add", item: wish(drill) },
      { kind: "add", item: wish(drill, 2) },
      { kind: "add", item: wish(saw) },
      { kind: "remove", lineItemId: drill },
      { kind: "remove", lineItemId: saw },
      { kind: "update", lineItemId: drill, quantity: toQuantity(1) },
      { kind: "update", lineItemId: drill, quantity: toQuantity(2) },
      { kind: "update", lineItemId: saw, quantity: toQuantity(2) },
    ]
    assert.lengthOf(new Set(commands.map(fingerprintOver("wishlist", WishlistCommand))), commands.length)
  })
})

describe("mergeWishlists", () => {
  it("a login merges the guest's wishlist into the customer's wishlist, with the larger quantity of both", () => {
    assert.deepStrictEqual(mergeWishlists([wish(drill, 2), wish(saw)], [wish(lamp), wish(drill, 3)]), [
      wish(drill, 3),
      wish(saw),
      wish(lamp),
    ])
  })

  it("a merge at login drops the guest's new lines above 200 lines in total, and merges the other lines", () => {
    const merged = mergeWishlists(many(199), [
      wish(saw),
      wish(lamp),
      ...many(1).map((one) => ({ ...one, quantity: toQuantity(9) })),
    ])
    assert.lengthOf(merged, 200)
    assert.deepStrictEqual([merged[0]?.quantity, merged[199]], [toQuantity(9), wish(saw)])
  })
})

describe("moveToWishlist", () => {
  const stored = { basket: kept([picked(drill, 3), picked(saw)]), wishes: [wish(lamp), wish(drill, 2)] }

  it("a basket line that is moved to the wishlist is merged with the wishlist line of the same article, or becomes a new line", () => {
    assert.deepStrictEqual(moveToWishlist(stored, "1000001-marketPickup", supply), {
      basket: kept([picked(saw)]),
      wishes: [wish(lamp), wish(drill, 5)],
    })
    assert.deepStrictEqual(moveToWishlist({ ...stored, wishes: [] }, "1000001-marketPickup", supply), {
      basket: kept([picked(saw)]),
      wishes: [wish(drill, 3)],
    })
  })

  it("a wishlist line has at most 999 pieces after a basket line is moved to it", () => {
    const full = { ...stored, wishes: [wish(drill, 998)] }
    assert.deepInclude(moveToWishlist(full, "1000001-marketPickup", supply), { wishes: [wish(drill, 999)] })
  })

  it("a basket line cannot be moved to the wishlist if it does not exist or the wishlist is full", () => {
    assert.strictEqual(moveToWishlist(stored, "1000001-homeDelivery", supply), "UnknownLine")
    assert.strictEqual(
      moveToWishlist({ ...stored, wishes: many(200) }, "1000001-marketPickup", supply),
      "WishlistFull",
    )
  })
})

describe("moveToBasket", () => {
  const stored = { basket: kept([picked(drill, 3)]), wishes: [wish(lamp), wish(drill, 2)] }

  it("a wishlist line that is moved to the basket is merged with the basket line of the same article and delivery type, or becomes a new line", () => {
    assert.deepStrictEqual(moveToBasket(stored, drill, "marketPickup", supply), {
      basket: kept([picked(drill, 5)]),
      wishes: [wish(lamp)],
    })
    assert.deepStrictEqual(moveToBasket(stored, drill, "homeDelivery", supply), {
      basket: kept([picked(drill, 3), picked(drill, 2, "homeDelivery")]),
      wishes: [wish(lamp)],
    })
  })

  it("a wishlist line is not moved to the basket if the line or its article is unknown or the basket would exceed a limit, and the error names the reason", () => {
    const move = (wishes: ReadonlyArray<WishlistItem>, lineItemId: string, known = supply) =>
      moveToBasket({ ...stored, wishes }, lineItemId, "marketPickup", known)
    assert.strictEqual(move([wish(lamp)], drill), "UnknownLine")
    assert.strictEqual(move([wish(drill, 997)], drill), "QuantityExceeded")
    const unknown = ArticleId.make("9999999")
    assert.strictEqual(move([wish(unknown)], unknown), "UnknownArticle")
    const dear = products.map((one) => ({ ...one, price: { ...one.price, regular: toCents(99_999_999) } }))
    assert.strictEqual(move([wish(drill)], drill, { products: dear, benefits }), "Invalid")
    const others = many(200).map(({ articleId }) => ({ ...products[0], articleId }))
    const full = kept(many(200).map(({ articleId }) => picked(articleId)))
    const sold = products.flatMap((one) => others.map(({ articleId }) => ({ ...one, articleId })))
    assert.strictEqual(
      moveToBasket({ basket: full, wishes: [wish(lamp)] }, lamp, "marketPickup", {
        products: [...products, ...sold],
        benefits,
      }),
      "BasketFull",
    )
  })

  it("moving a basket line to the wishlist and back does not change the number of pieces in both lists together", () => {
    const pieces = fc.integer({ min: 1, max: 400 })
    fc.assert(
      fc.property(pieces, pieces, (inBasket, wished) => {
        const before = { basket: kept([picked(drill, inBasket)]), wishes: [wish(drill, wished)] }
        const there = moveToWishlist(before, "1000001-marketPickup", supply)
        if (typeof there === "string") return assert.fail(there)
        assert.deepStrictEqual(there, { basket: kept([]), wishes: [wish(drill, inBasket + wished)] })
        assert.deepStrictEqual(moveToBasket(there, drill, "marketPickup", supply), {
          basket: kept([picked(drill, inBasket + wished)]),
          wishes: [],
        })
      }),
    )
  })
})

describe("wishlistOf", () => {
  const wishes = [wish(saw, 2), wish(ArticleId.make("9999999"), 50), wish(lamp)]
  const shown = wishlistOf({ id: "w1", version: 4, wishes }, products, { shared: true })

  it("the wishlist shows current products and prices, without articles that are no longer sold", () => {
    assert.deepInclude(shown, {
      id: "w1",
      version: 4,
      type: "full",
      totalQuantity: 3,
      featureFlags: { shared: true },
    })
    assert.deepStrictEqual(
      shown.lineItems.map(({ lineItemId, product, quantity }) => [
        lineItemId,
        product.name,
        Number(quantity),
      ]),
      [
        [saw, "Säge", 2],
        [lamp, "Lampe", 1],
      ],
    )
    assert.deepInclude(shown.lineItems[0], { unitPrice: toCents(25_00), referencePrice: toCents(28_00) })
    assert.strictEqual(shown.lineItems[1]?.unitPrice, 5_00)
    assert.notProperty(shown.lineItems[1], "referencePrice")
  })

  it("a limited wishlist has no names and no prices", () => {
    const limited = limitedWishlist(shown)
    assert.deepInclude(limited, { id: "w1", version: 4, type: "limited", totalQuantity: 3 })
    assert.deepStrictEqual(limited.lineItems[0], {
      lineItemId: saw,
      product: { articleId: saw, name: "", brand: "", link: "", image: "" },
      quantity: toQuantity(2),
      unitPrice: toCents(0),
    })
  })
})

describe("WishlistError", () => {
  it.each([
    ["UnknownArticle", "Diesen Artikel gibt es bei uns nicht (mehr)."],
    ["UnknownLine", "Dieser Artikel steht nicht mehr auf deiner Merkliste."],
    ["TooManyLines", "Deine Merkliste fasst höchstens 200 verschiedene Artikel."],
    ["BasketFull", "Dein Warenkorb fasst höchstens 200 verschiedene Artikel."],
    ["QuantityExceeded", "Von einem Artikel sind online höchstens 999 Stück möglich."],
    ["Invalid", "Diese Änderung an der Merkliste ist so nicht möglich. Bitte prüfe deine Eingabe."],
    ["Unavailable", "Die Merkliste kann gerade nicht geändert werden. Bitte versuche es noch einmal."],
  ] as const)("the wishlist error %s has the message: %s", (reason, message) => {
    assert.strictEqual(new WishlistError({ reason }).message, message)
  })

  it("after a failed read, an error of an unavailable wishlist says that the wishlist could not be loaded", () => {
    const cause = new Error("no connection")
    const failed = WishlistError.ofRead(new WishlistError({ reason: "Unavailable", cause }))
    assert.strictEqual(
      failed.message,
      "Die Merkliste kann gerade nicht geladen werden. Bitte versuche es noch einmal.",
    )
    assert.strictEqual(failed.cause, cause)
  })

  it("after a failed read, an error of the wishlist is returned unchanged unless it says that the wishlist is unavailable", () => {
    const invalid = new WishlistError({ reason: "Invalid" })
    assert.strictEqual(WishlistError.ofRead(invalid), invalid)
  })
})
