import { assert, describe, it } from "@effect/vitest"
import { dataSheetText, energyLabelName, energyPlace } from "@heimwerk/core/product/energyLabel.ts"

describe("the energy label", () => {
  it("T-A13: the accessible name of the energy label contains the energy class and the scale", () => {
    assert.strictEqual(
      energyLabelName({ rating: "D", from: "A", to: "G" }),
      "Energieeffizienzklasse D, Skala A bis G",
    )
  })

  it.each([
    ["A", "A", 0],
    ["G", "A", 6],
    ["A+++", "A+++", 0],
    ["A", "A+++", 3],
    ["D", "A+++", 6],
    ["G", "A++", 8],
    ["B", "A+", 2],
  ])("the class %s of a scale from %s has the place %i, which decides its colour", (rating, from, place) => {
    assert.strictEqual(energyPlace({ rating, from }), place)
  })

  it("the link to the data sheet of a product has a German text", () => {
    assert.strictEqual(dataSheetText, "Produktdatenblatt")
  })
})
