import { assert, describe, it } from "@effect/vitest"

import { ratingText, reviewsText } from "@heimwerk/ui/features/product/ratingWords.ts"
import { variantsText } from "@heimwerk/ui/features/product/variantsText.ts"

describe("the variants of a tile", () => {
  it.each([
    [[], ""],
    [["rot"], "rot"],
    [["rot", "blau", "grün"], "rot, blau, grün"],
    [["rot", "blau", "grün", "gelb"], "rot, blau, grün und 1 weitere"],
    [["rot", "blau", "grün", "gelb", "weiß"], "rot, blau, grün und 2 weitere"],
  ])("%j read '%s'", (variants, expected) => {
    assert.strictEqual(variantsText(variants), expected)
  })
})

describe("a rating in words", () => {
  it("has a comma, and one or many reviews", () => {
    assert.deepStrictEqual(
      [ratingText(4.5), ratingText(4), reviewsText(1), reviewsText(2)],
      ["4,5", "4,0", "1 Bewertung", "2 Bewertungen"],
    )
  })
})
