import { assert, describe, it } from "@effect/vitest"
import { placeSuggestion } from "@heimwerk/core/market/finder/placeSuggestion.ts"

import { places } from "../../../support/world/places.ts"

describe("a suggested place", () => {
  it("a suggested place has a title, a subtitle, a text that contains both, and the range of the title that matches the typed text", () => {
    const town = places.find(({ name }) => name === "Straßenhaus")
    assert.isDefined(town)
    if (town === undefined) return
    assert.deepStrictEqual(placeSuggestion(town, "straß"), {
      title: "Straßenhaus",
      subtitle: "Rheinland-Pfalz",
      fullDescription: "Straßenhaus, Rheinland-Pfalz",
      vendorId: town.id,
      substring: [{ start: 0, end: 5 }],
    })
    assert.strictEqual(placeSuggestion({ ...town, region: "" }, "x").fullDescription, "Straßenhaus")
  })
})
