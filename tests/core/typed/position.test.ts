import { assert, describe, it } from "@effect/vitest"
import type { Place, PlaceAnswer, PlaceMatch } from "@heimwerk/core/place/Place.ts"
import { makePlaceSearch } from "@heimwerk/core/place/search.ts"
import { foundPosition, positionPlaces, typedPosition } from "@heimwerk/core/typed/position.ts"

import { places } from "../../support/world/places.ts"

const search = makePlaceSearch(places)
const searched = (text: string) => foundPosition(search(text, positionPlaces), text)

/** Makes a town at 1° N, 2° E. */
const town = (name: string, region = "Land"): Place => ({
  id: name,
  kind: "town",
  name,
  region,
  population: 0,
  geoPoint: { lat: 1, lng: 2 },
})
const answer = (match: PlaceMatch, ...found: ReadonlyArray<Place>): PlaceAnswer => ({ match, places: found })
const remarkOf = (text: string, match: PlaceMatch, ...found: ReadonlyArray<Place>) => {
  const position = foundPosition(answer(match, ...found), text)
  return "problem" in position ? assert.fail(position.problem) : position.remark
}

describe("a typed position without a search", () => {
  it.each(["50.1,8.7", " 50.1 , 8.7 ", "+50.10,08.70"])("the text „%s“ is the position 50.1,8.7", (text) => {
    assert.deepStrictEqual(typedPosition(text), { point: { lat: 50.1, lng: 8.7 }, name: "50.1,8.7" })
  })

  it.each(["50667", "Köln", " ", "50,1,8,7"])("the text „%s“ needs a search for places", (text) => {
    assert.isUndefined(typedPosition(text))
  })

  it("an empty text is no position, and the message asks for a postcode, a place or a position", () => {
    assert.deepStrictEqual(typedPosition(""), {
      problem: "Bitte eine Postleitzahl, einen Ort oder eine Position wie 50.94,6.96 angeben.",
    })
  })

  it.each(["91,7", "50.9,181"])(
    "the position „%s“ is not on the earth, and the message quotes the text",
    (text) => {
      assert.deepStrictEqual(typedPosition(text), {
        problem: `„${text}“ ist keine Position. Bitte Breite und Länge in Grad wie 50.94,6.96 angeben.`,
      })
    },
  )
})

describe("the position of found places", () => {
  it("a text that names no known place gives no position, but a message that suggests another town or postcode", () => {
    const problem =
      "Wir haben keine Märkte in diesem Umkreis gefunden. Versuche es bitte mit einer anderen Stadt oder Postleitzahl."
    assert.deepStrictEqual(searched("🙈"), { problem })
  })

  it("the position of a postcode has the postcode and its town as name, and no remark", () => {
    assert.deepStrictEqual(searched("50667"), {
      point: { lat: 50.938, lng: 6.957 },
      name: "50667 Köln",
    })
    assert.isUndefined(remarkOf("50667 Neustadt", "plz", town("Köln"), town("Neustadt")))
  })

  it("the position of an unknown postcode is that of the nearest known postcode, and a remark says so", () => {
    assert.deepStrictEqual(searched("01060"), {
      point: { lat: 51.058, lng: 13.718 },
      name: "01067 Dresden",
      remark:
        "Die Postleitzahl 01060 kennen wir nicht. Wir zeigen dir die Orte mit den nächstliegenden Postleitzahlen. Gerechnet ab 01067 Dresden, Sachsen.",
    })
  })

  it("if several places have the typed name, the position is that of the best place, and a remark names the other places", () => {
    assert.deepStrictEqual(searched("frankfurt"), {
      point: { lat: 50.1155, lng: 8.6842 },
      name: "Frankfurt am Main",
      remark:
        "„frankfurt“ passt zu mehreren Orten. Gerechnet ab Frankfurt am Main, Hessen; auch gefunden: Frankfurt (Oder), Brandenburg.",
    })
  })

  it("the remark about a typed name leaves out a place whose name only begins with the same letters, for example Bonndorf for 'bonn'", () => {
    const neustadt = [town("Neustadt"), town("Neustadtgödens"), town("Neustadt am Rübenberge")] as const
    assert.strictEqual(
      remarkOf("neustadt", "name", ...neustadt),
      "„neustadt“ passt zu mehreren Orten. Gerechnet ab Neustadt, Land; auch gefunden: Neustadt am Rübenberge, Land.",
    )
    assert.isUndefined(remarkOf("Bonn", "name", town("Bonn"), town("Bonndorf")))
  })

  it("the remark about a typed beginning of a name lists all other found places with their regions; a place without a region appears with its name only", () => {
    assert.strictEqual(
      remarkOf("bonnd", "name", town("Bonndorf", ""), town("Bonndorf im Schwarzwald"), town("Bonnig")),
      "„bonnd“ passt zu mehreren Orten. Gerechnet ab Bonndorf; auch gefunden: Bonndorf im Schwarzwald, Land; Bonnig, Land.",
    )
  })

  it("the number of places to search for a typed position is 5: the best one and 4 others", () => {
    assert.strictEqual(positionPlaces, 5)
  })
})
