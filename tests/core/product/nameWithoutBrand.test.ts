import { assert, describe, it } from "@effect/vitest"
import { nameWithoutBrand, shownName } from "@heimwerk/core/product/nameWithoutBrand.ts"

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

describe("the name of a product for display", () => {
  it.each([
    ["Laminat Landhaus 7 mm, Eiche, 2,47 m²", "Laminat Landhaus 7\u00A0mm, Eiche, 2,47\u00A0m²"],
    ["Akku-Bohrschrauber 1 x 2,0 Ah", "Akku-Bohrschrauber 1 x 2,0\u00A0Ah"],
    ["Fenster Thermo 3 50 x 50 cm", "Fenster Thermo 3 50 x 50\u00A0cm"],
    ["Gasgrill Glut 2, mit 3 Brennern", "Gasgrill Glut 2, mit 3\u00A0Brennern"],
    ["Lampe E27, 470 lm", "Lampe E27, 470\u00A0lm"],
  ])("the shown product name keeps each number and its unit in '%s' on one line", (name, shown) =>
    assert.strictEqual(shownName(name), shown),
  )
})
