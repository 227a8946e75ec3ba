import { assert, describe, it } from "@effect/vitest"
import { ratingText, reviewsText } from "@heimwerk/ui/features/product/ratingWords.ts"

import { variantsText } from "../../../ui/features/product/ProductTile.tsx"

describe("the variants text of a tile", () => {
  it.each([
    [[], ""],
    [["rot"], "rot"],
    [["rot", "blau", "grün"], "rot, blau, grün"],
    [["rot", "blau", "grün", "gelb"], "rot, blau, grün und 1 weitere"],
    [["rot", "blau", "grün", "gelb", "weiß"], "rot, blau, grün und 2 weitere"],
  ])("the variants %j are shown on a tile as the text '%s'", (variants, expected) => {
    assert.strictEqual(variantsText(variants), expected)
  })
})

describe("the rating text", () => {
  it("a rating is written with one decimal after a comma, and its number of reviews in the singular or plural", () => {
    assert.deepStrictEqual(
      [ratingText(4.5), ratingText(4), reviewsText(1), reviewsText(2)],
      ["4,5", "4,0", "1 Bewertung", "2 Bewertungen"],
    )
  })
})
