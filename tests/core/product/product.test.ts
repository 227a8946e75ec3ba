import { assert, describe, it } from "@effect/vitest"
import { indicator, indicatorLabel, pickupText, shippingText } from "@heimwerk/core/product/availability.ts"
import { sizedImage } from "@heimwerk/core/product/image.ts"
import { showsRating, stars } from "@heimwerk/core/product/rating.ts"
import * as fc from "fast-check"

const drawn = (rating: number): string =>
  stars(rating)
    .map((star) => ({ full: "*", half: "/", empty: "." })[star])
    .join("")

describe("a product rating", () => {
  it.each([
    [5, 3, true],
    [1, 1, true],
    [0.9, 10, false],
    [4, 0, false],
  ])("a product with a rating of %d from %i reviews shows its stars: %s", (rating, reviewsCount, shown) => {
    assert.strictEqual(showsRating({ rating, reviewsCount }), shown)
  })

  it("a product without a rating shows no stars", () => {
    assert.isFalse(showsRating())
  })

  it.each([
    [0, "....."],
    [1, "*...."],
    [3.49, "***.."],
    [3.5, "***/."],
    [3.7, "***/."],
    [4.7, "****/"],
    [3.71, "****."],
    [5, "*****"],
    [7, "*****"],
    [-1, "....."],
  ])("a rating of %d is drawn with the stars %s", (rating, stars) => {
    assert.strictEqual(drawn(rating), stars)
  })

  it("the rating shows full stars first, then at most one half star, then empty stars", () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 5, noNaN: true }), (rating) => /^\**\/?\.*$/u.test(drawn(rating))),
    )
  })
})

describe("availability", () => {
  it.each([
    [[], "R", "Nicht Verfügbar", "Nicht verfügbar in Köln", "Kein Versand nach Hause"],
    [["0"], "R", "Nicht Verfügbar", "Nicht verfügbar in Köln", "Versand nach Hause"],
    [["1"], "G", "Verfügbar", "Verfügbar in Köln", "Kein Versand nach Hause"],
    [["2"], "Y", "Bestellbar", "Bestellbar in Köln", "Kein Versand nach Hause"],
    [["0", "1"], "G", "Verfügbar", "Verfügbar in Köln", "Versand nach Hause"],
    [["0", "2"], "Y", "Bestellbar", "Bestellbar in Köln", "Versand nach Hause"],
    [["1", "2"], "G", "Verfügbar", "Verfügbar in Köln", "Kein Versand nach Hause"],
    [["0", "1", "2"], "G", "Verfügbar", "Verfügbar in Köln", "Versand nach Hause"],
  ] as const)(
    "the availability codes %j give the indicator %s and the texts '%s', '%s' and '%s'",
    (codes, light, label, pickup, shipping) => {
      assert.strictEqual(indicator(codes), light)
      assert.strictEqual(indicatorLabel(light), label)
      assert.strictEqual(pickupText(codes, "Köln"), pickup)
      assert.strictEqual(shippingText(codes), shipping)
    },
  )
})

describe("picture URLs with a size", () => {
  it.each([
    ["/bilder/bohrer/front-rot.svg", "/bilder/bohrer/front-rot.svg?width=65&height=65"],
    ["/a.svg?v=2", "/a.svg?v=2&width=65&height=65"],
    ["/a.svg?width=1&v=2&height=9", "/a.svg?v=2&width=65&height=65"],
    ["/a.svg?widths=1", "/a.svg?widths=1&width=65&height=65"],
    ["/a.svg?maxwidth=1", "/a.svg?maxwidth=1&width=65&height=65"],
    ["/a.svg?width&v=2", "/a.svg?v=2&width=65&height=65"],
    ["/a.svg#b", "/a.svg?width=65&height=65#b"],
    ["/a.svg?v=2#b?c#d", "/a.svg?v=2&width=65&height=65#b?c#d"],
    ["/a.svg?v=2?3", "/a.svg?v=2?3&width=65&height=65"],
  ])("the picture %s in a size of 65 × 64.2 px has the URL %s", (src, expected) => {
    assert.strictEqual(sizedImage(src, 65, 64.2), expected)
  })
})
