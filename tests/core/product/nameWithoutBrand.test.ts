import { assert, describe, it } from "@effect/vitest"
import { nameWithoutBrand } from "@heimwerk/core/product/nameWithoutBrand.ts"

describe("the name of a product beside its brand", () => {
  it.each([
    ["Akkuschrauber Kragenbach KA 18 V", "Kragenbach", "Akkuschrauber KA 18 V"],
    ["Kragenbach Akkuschrauber", "Kragenbach", "Akkuschrauber"],
    ["Fliese Stein und Mora Weiß", "Stein und Mora", "Fliese Weiß"],
    ["Kragenbacher Hammer", "Kragenbach", "Kragenbacher Hammer"],
    ["Heimwerk", "Heimwerk", "Heimwerk"],
    ["Hammer 500 g", "", "Hammer 500 g"],
  ])("the product name '%s' is shown beside the brand '%s' as '%s'", (name, brand, shown) =>
    assert.strictEqual(nameWithoutBrand(name, brand), shown),
  )
})
