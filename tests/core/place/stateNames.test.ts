import { assert, describe, it } from "@effect/vitest"
import { FederalState } from "@heimwerk/core/place/FederalState.ts"
import { stateNamed } from "@heimwerk/core/place/stateNamed.ts"
import { stateNames } from "@heimwerk/core/place/stateNames.ts"
import { Schema } from "effect"

/** The codes of ISO 3166-2:DE with the German names of the federal states. */
const states = [
  ["BB", "Brandenburg"],
  ["BE", "Berlin"],
  ["BW", "Baden-Württemberg"],
  ["BY", "Bayern"],
  ["HB", "Bremen"],
  ["HE", "Hessen"],
  ["HH", "Hamburg"],
  ["MV", "Mecklenburg-Vorpommern"],
  ["NI", "Niedersachsen"],
  ["NW", "Nordrhein-Westfalen"],
  ["RP", "Rheinland-Pfalz"],
  ["SH", "Schleswig-Holstein"],
  ["SL", "Saarland"],
  ["SN", "Sachsen"],
  ["ST", "Sachsen-Anhalt"],
  ["TH", "Thüringen"],
] as const

describe("the federal states", () => {
  it.each(states)(
    "the federal state %s has the German name %s and can be found by this name",
    (code, name) => {
      assert.strictEqual(stateNames[code], name)
      assert.strictEqual(stateNamed(name), code)
    },
  )

  it("only the 16 codes of ISO 3166-2 for Germany are federal states", () => {
    const isState = Schema.is(FederalState)
    assert.sameMembers<string>(
      [...FederalState.literals],
      states.map(([code]) => code),
    )
    assert.deepStrictEqual(
      ["", "DE", "nw", "Bayern"].map((text) => isState(text)),
      [false, false, false, false],
    )
    assert.isUndefined(stateNamed("Tirol"))
  })
})
