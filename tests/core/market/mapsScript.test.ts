import { assert, describe, it } from "@effect/vitest"
import { mapsScriptParameters, noMapsText, placeLookup } from "@heimwerk/core/market/mapsScript.ts"

describe("the maps script", () => {
  it.each([
    ["prod", "111"],
    ["ref", "211"],
    ["ci", "311"],
    ["local", "311"],
  ] as const)(
    "the shop requests the maps script in stage %s in German, with the libraries places and geometry, on channel %s",
    (stage, channel) => {
      assert.deepStrictEqual(mapsScriptParameters(stage), {
        language: "de",
        region: "DE",
        libraries: "places,geometry",
        channel,
      })
    },
  )

  it("the options of the Google lookup restrict it to places in Germany", () => {
    assert.deepStrictEqual<unknown>(placeLookup, {
      types: ["geocode"],
      componentRestrictions: { country: "de" },
    })
  })

  it("if the maps script does not define google.maps, the error text names this missing object", () => {
    assert.strictEqual(noMapsText, "Cannot find global google.maps instance")
  })
})
