import { assert, describe, it } from "@effect/vitest"
import type { BasketItem } from "@heimwerk/core/basket/Basket.ts"
import { basketOf, isPayable } from "@heimwerk/core/basket/basketOf.ts"
import { changedBasket } from "@heimwerk/core/basket/changedBasket.ts"
import { fitToSum } from "@heimwerk/core/basket/fitToSum.ts"
import { largestSum } from "@heimwerk/core/basket/totals.ts"
import type { Product } from "@heimwerk/core/product/Product.ts"
import { freightPrice, islandSurcharges } from "@heimwerk/core/shipping/shippingCost.ts"
import type { ArticleId } from "@heimwerk/core/values/ArticleId.ts"
import { maxAmount, toCents } from "@heimwerk/core/values/toCents.ts"
import { moveToWishlist } from "@heimwerk/core/wishlist/move.ts"
import * as fc from "fast-check"

import { benefits, drill, kept, lamp, picked, products, saw } from "./samples.ts"

/** Returns the sample products with these prices in cents. */
const at = (prices: Readonly<Record<ArticleId, number>>): ReadonlyArray<Product> =>
  products.map((product) => {
    const price = prices[product.articleId]
    return price === undefined ? product : { ...product, price: { regular: toCents(price), isBlur: false } }
  })

const shown = (lines: ReadonlyArray<BasketItem>, known: ReadonlyArray<Product>) =>
  basketOf({ ...kept(lines), id: "b", version: 1 }, known, benefits)

const limit = "Dein Warenkorb kann höchstens 999.910,09\u00a0€ kosten."

describe("the maximum sum of a basket", () => {
  it("the maximum sum of a basket and the highest shipping are together the maximum amount", () => {
    assert.strictEqual(largestSum + freightPrice + islandSurcharges.freight, maxAmount)
  })

  it("a basket of 999 drills for 999,00 € is shown with 953 drills and a message after their price rises to 1.049,00 €", () => {
    const lines = [picked(drill, 999), picked(saw)]
    const { lineItems, messages, sum } = shown(lines, at({ [drill]: 1_049_00 }))
    assert.deepStrictEqual(
      lineItems.map(({ quantity }) => Number(quantity)),
      [953, 1],
    )
    assert.strictEqual(sum, 953 * 1_049_00 + 25_00)
    assert.deepStrictEqual(messages, [`${limit} Wir haben die Menge von „Bohrer“ auf 953 Stück verringert.`])
    const before = shown(lines, at({ [drill]: 999_00 }))
    assert.deepStrictEqual([before.lineItems[0]?.quantity, before.messages.length], [lines[0]?.quantity, 0])
  })

  it("the lines of a basket whose price rose above the maximum sum can be removed, changed, and moved to the wishlist with the shown pieces", () => {
    const supply = { products: at({ [drill]: 1_049_00 }), benefits }
    const before = kept([picked(drill, 999), picked(saw)])
    const lineItemId = `${drill}-marketPickup`
    assert.deepStrictEqual(changedBasket(before, { kind: "remove", lineItemId }, supply), kept([picked(saw)]))
    assert.deepStrictEqual(
      changedBasket(before, { kind: "add", line: picked(lamp) }, supply),
      kept([picked(drill, 953), picked(saw), picked(lamp)]),
    )
    assert.deepStrictEqual(moveToWishlist({ basket: before, wishes: [] }, lineItemId, supply), {
      basket: kept([picked(saw)]),
      wishes: [{ articleId: drill, quantity: picked(drill, 953).quantity }],
    })
  })

  it("above the maximum sum, the most expensive lines lose pieces first, and a line without pieces is removed with a message", () => {
    const known = at({ [drill]: 999_999_99, [saw]: 600_00, [lamp]: 500_00 })
    const lines = [picked(lamp, 999), picked(saw, 999), picked(drill), picked(drill, 1, "homeDelivery")]
    assert.deepStrictEqual(fitToSum(lines, known), {
      lines: [picked(lamp, 999), picked(saw, 834)],
      messages: [
        `${limit} Wir haben „Bohrer“ herausgenommen.`,
        `${limit} Wir haben die Menge von „Säge“ auf 834 Stück verringert.`,
      ],
    })
  })

  it("any basket is reduced to at most the maximum sum, and a basket within the maximum sum stays unchanged", () => {
    const anyLines = fc.uniqueArray(
      fc.tuple(fc.constantFrom(drill, saw, lamp), fc.integer({ min: 1, max: 999 })),
      { selector: ([articleId]) => articleId },
    )
    const price = fc.integer({ min: 0, max: maxAmount })
    fc.assert(
      fc.property(anyLines, price, price, (pairs, first, second) => {
        const lines = pairs.map(([articleId, quantity]) => picked(articleId, quantity))
        const known = at({ [drill]: first, [saw]: second })
        const fitted = fitToSum(lines, known)
        assert.isTrue(isPayable(fitted.lines, known))
        assert.strictEqual(fitted.lines === lines, isPayable(lines, known))
        assert.strictEqual(fitted.messages.length === 0, isPayable(lines, known))
      }),
    )
  })
})
