import { assert, describe, it } from "@effect/vitest"
import { dataSheetText, energyLabelName } from "@heimwerk/core/product/energyLabel.ts"

describe("the energy label", () => {
  it("T-A13: the accessible name of the energy label contains the energy class and the scale", () => {
    assert.strictEqual(
      energyLabelName({ rating: "D", from: "A", to: "G" }),
      "Energieeffizienzklasse D, Skala A bis G",
    )
  })

  it("the link to the data sheet of a product has a German text", () => {
    assert.strictEqual(dataSheetText, "Produktdatenblatt")
  })
})
