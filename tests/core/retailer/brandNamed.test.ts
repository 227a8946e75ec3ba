import { assert, describe, it } from "@effect/vitest"
import { defaultBrand } from "@heimwerk/core/environment.ts"
import { brandNamed } from "@heimwerk/core/retailer/brandNamed.ts"

describe("the brand of a shop", () => {
  it("a shop without its own name has the default brand", () => {
    assert.deepStrictEqual(brandNamed(undefined), defaultBrand)
  })

  it("a shop's own name is its brand and part of its claim, but does not change the product name in paths", () => {
    assert.deepStrictEqual(brandNamed("Holzhof"), {
      ...defaultBrand,
      brand: "Holzhof",
      claim: "Dein Holzhof Baumarkt",
    })
  })
})
