import { assert, describe, it } from "@effect/vitest"
import { dataSheetText, energyLabelName } from "@heimwerk/core/product/energyLabel.ts"

describe("the energy label", () => {
  it("has a name with its class and scale", () => {
    assert.strictEqual(
      energyLabelName({ rating: "D", from: "A", to: "G" }),
      "Energieeffizienzklasse D, Skala A bis G",
    )
  })

  it("comes with the data sheet", () => {
    assert.strictEqual(dataSheetText, "Produktdatenblatt")
  })
})
