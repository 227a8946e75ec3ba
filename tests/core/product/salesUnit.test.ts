import { assert, describe, it } from "@effect/vitest"
import { unitPlural, unitText } from "@heimwerk/core/product/salesUnit.ts"

describe("the sales unit of an article", () => {
  it.each([
    [1, undefined, "1 Stück"],
    [2, undefined, "2 Stück"],
    [1, "Paket", "1 Paket"],
    [2, "Paket", "2 Pakete"],
    [0, "Rolle", "0 Rollen"],
    [3, "Sack", "3 Säcke"],
    [2, "Dose", "2 Dosen"],
    [2, "Flasche", "2 Flaschen"],
    [2, "Packung", "2 Packungen"],
    [2, "Palette", "2 Paletten"],
    [2, "Platte", "2 Platten"],
    [2, "Set", "2 Sets"],
    [4, "Eimer", "4 Eimer"],
    [5, "Gebinde", "5 Gebinde"],
  ])("a quantity of %i in the sales unit %s is written as %s", (quantity, unit, text) => {
    assert.strictEqual(unitText(quantity, unit), text)
  })

  it("the plural of the sales unit 'Sack' is 'Säcke', and without a sales unit the plural is 'Stück'", () => {
    assert.deepStrictEqual([unitPlural(), unitPlural("Sack")], ["Stück", "Säcke"])
  })
})
