import { assert, describe, it } from "@effect/vitest"
import { mapsScriptParameters, noMapsText, placeLookup } from "@heimwerk/core/market/mapsScript.ts"

describe("the maps script", () => {
  it.each([
    ["prod", "111"],
    ["ref", "211"],
    ["ci", "311"],
    ["local", "311"],
  ] as const)("in %s is asked for in German, with places and geometry, on channel %s", (stage, channel) => {
    assert.deepStrictEqual(mapsScriptParameters(stage), {
      language: "de",
      region: "DE",
      libraries: "places,geometry",
      channel,
    })
  })

  it("looks for places in Germany alone", () => {
    assert.deepStrictEqual<unknown>(placeLookup, {
      types: ["geocode"],
      componentRestrictions: { country: "de" },
    })
  })

  it("says so when it brought no maps", () => {
    assert.strictEqual(noMapsText, "Cannot find global google.maps instance")
  })
})
