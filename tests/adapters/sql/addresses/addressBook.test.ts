import { assert, describe, it } from "@effect/vitest"
import { suggestionLimit } from "@heimwerk/core/address/suggestionLimit.ts"
import { isFinal } from "@heimwerk/core/address/shownAddresses.ts"
import { exactMatch } from "@heimwerk/core/address/openDialog.ts"
import { areasOf, houseNumbers } from "@heimwerk/adapters/sql/addresses/Area.ts"
import { makeAddressBook } from "@heimwerk/adapters/sql/addresses/addressBook.ts"
import { streetNames } from "@heimwerk/adapters/sql/addresses/streetNames.ts"
import fc from "fast-check"

import { places } from "../../../support/world/places.ts"

const book = makeAddressBook(places)
const areas = areasOf(places)
const find = (text: string, limit = 10) => book.find({ text, limit })
const within = (container: string, text = "", limit = 100) => book.find({ text, container, limit })
const lines = (text: string, limit?: number) =>
  find(text, limit).map(({ Description, Text, Type }) => `${Type}: ${Text} / ${Description}`)

const cases: ReadonlyArray<readonly [typed: string, first: string | undefined]> = [
  ["Hafenweg 7 Kiel", "Address: Hafenweg 7 / 24103 Kiel"],
  ["kiel hafenweg 7", "Address: Hafenweg 7 / 24103 Kiel"],
  ["hafenw 7, 24103 kiel", "Address: Hafenweg 7 / 24103 Kiel"],
  ["Hafenweg 7a Kiel", "Address: Hafenweg 7a / 24103 Kiel"],
  ["Hafenweg 7 a Kiel", "Address: Hafenweg 7a / 24103 Kiel"],
  ["Hafenweg 99 Kiel", "Street: Hafenweg / 24103 Kiel - 30 Adressen"],
  ["Hafenweg 5a Kiel", "Street: Hafenweg / 24103 Kiel - 30 Adressen"],
  ["Hafenweg Kiel", "Street: Hafenweg / 24103 Kiel - 30 Adressen"],
  ["Grosse Strasse 1 Koeln", "Address: Große Straße 1 / 50667 Köln"],
  ["Große Straße 1 50823", "Address: Große Straße 1 / 50823 Köln"],
  ["Große Straße 1 5082", "Address: Große Straße 1 / 50823 Köln"],
  ["Am Markt 3 Frankfurt am Main", "Address: Am Markt 3 / 60311 Frankfurt am Main"],
  ["Kiel", "Postcode: 24103 Kiel / Schleswig-Holstein - 64 Straßen"],
  ["24103", "Postcode: 24103 Kiel / Schleswig-Holstein - 64 Straßen"],
  ["2410 Kiel", "Postcode: 24103 Kiel / Schleswig-Holstein - 64 Straßen"],
  ["Kiel 5", "Postcode: 24103 Kiel / Schleswig-Holstein - 64 Straßen"],
  ["24103 5", "Postcode: 24103 Kiel / Schleswig-Holstein - 64 Straßen"],
  ["24103 Köln", undefined],
  ["0667 Köln", undefined],
  ["hafenweg kiel ".repeat(6), "Street: Hafenweg / 24103 Kiel - 30 Adressen"],
  ["Hafenweg xxyyzz", undefined],
  ["xxyyzz 99", undefined],
  ["5", undefined],
  ["Hafenweg 5 6 Kiel", undefined],
  ["24103 50667", undefined],
  ["", undefined],
  ["🙂 !", undefined],
  ["a b c d e f g h i j k l m", undefined],
]

describe("makeAddressBook", () => {
  it.each(cases)("the first result of the shop's address search for %j is %j", (typed, first) => {
    assert.strictEqual(lines(typed)[0], first)
  })

  it("the shop's address search lists addresses in large towns first", () => {
    assert.deepStrictEqual(
      find("hafenweg 1")
        .map(({ Description }) => Description)
        .slice(0, 5),
      ["50667 Köln", "50668 Köln", "50823 Köln", "51063 Köln", "10115 Berlin"],
    )
  })

  it("the shop's address search lists an exact place first, then streets, then places that begin with the text", () => {
    const named = (name: string, plz: string) => ({
      id: `plz-${plz}`,
      kind: "postcode" as const,
      name,
      plz,
      region: "Hessen",
      population: 0,
      geoPoint: { lat: 50, lng: 8 },
    })
    const some = makeAddressBook([named("Burg", "36002"), named("Burgstadt", "36001")])
    const asked = (text: string) => some.find({ text, limit: 10 }).map(({ Text }) => Text)
    const where = (text: string) =>
      some.find({ text, limit: 2 }).map(({ Description }) => Description.slice(0, 5))
    assert.deepStrictEqual(where("hauptstraße"), ["36001", "36002"])
    assert.deepStrictEqual(where("hauptstraße burg"), ["36002", "36001"])
    assert.deepStrictEqual(asked("burg"), ["36002 Burg", "Burgstraße", "Burgstraße", "36001 Burgstadt"])
    assert.deepStrictEqual(asked("burg 1"), ["Burgstraße 1", "Burgstraße 1", "36002 Burg", "36001 Burgstadt"])
    assert.strictEqual(some.find({ text: "36002", limit: 1 })[0]?.Description, "Hessen - 64 Straßen")
  })

  it("an opened container lists all streets of a place and all houses of a street", () => {
    const limit = suggestionLimit("DE-24103")
    assert.lengthOf(within("DE-24103", "", limit), streetNames.length)
    for (const area of areas) {
      for (const street of streetNames.keys()) {
        const houses = within(`DE-${area.plz}-${street}`, "", limit)
        assert.strictEqual(houses.length, houseNumbers(area, street).length)
      }
    }
  })

  it("the shop's address search highlights the typed text", () => {
    assert.strictEqual(find("hafenw 7 ki")[0]?.Highlight, "0-6,9-10;6-8")
    assert.strictEqual(find("hafenw 2 kiel")[0]?.Highlight, "0-6,9-10;6-10")
    assert.strictEqual(find("hafenw 2a 2410")[0]?.Highlight, "0-6;0-4")
    assert.strictEqual(find("hafenw 2 2410")[0]?.Highlight, "0-6,9-10;0-4")
  })

  it("the shop's address search offers the streets of a place and the houses of a street", () => {
    const [place] = find("Kiel")
    const street = within(place?.Id ?? "", "Kiel Hafenw")
    assert.deepStrictEqual(
      street.map(({ Highlight, Text }) => [Text, Highlight]),
      [["Hafenweg", ""]],
    )
    assert.lengthOf(within(place?.Id ?? "", "Kiel"), 64)
    const houses = within(street[0]?.Id ?? "", "Hafenweg")
    const numbers = houses.map(({ Text }) => Text.replace("Hafenweg ", ""))
    assert.deepStrictEqual(numbers.slice(0, 9), ["1", "2", "3", "4", "5", "6", "7", "7a", "8"])
    assert.deepStrictEqual([numbers.length, numbers.at(-1)], [30, "27"])
    assert.deepStrictEqual(
      within(street[0]?.Id ?? "", "Hafenweg 2").map(({ Text }) => Text),
      [
        "Hafenweg 2",
        "Hafenweg 20",
        "Hafenweg 21",
        "Hafenweg 21a",
        "Hafenweg 22",
        "Hafenweg 23",
        "Hafenweg 24",
        "Hafenweg 25",
        "Hafenweg 26",
        "Hafenweg 27",
      ],
    )
    assert.lengthOf(within(street[0]?.Id ?? "", "Hafenweg 99"), 30)
    assert.deepStrictEqual(within(houses[0]?.Id ?? "", "Hafenweg"), [])
  })

  it.each([
    "",
    "x",
    "DE-99999",
    "DE-24103-64",
    "DE-24103-99-1",
    "DE-24103-1-99",
    "DE-24103-1-1-1",
    "DE-24103-1",
  ])("the shop's address search finds no address with the id %j", (id) => {
    assert.isUndefined(book.retrieve(id))
  })

  it.each(["", "x", "DE-99999", "DE-24103-64", "xDE-24103"])(
    "the shop's address search finds no addresses in the unknown container %j",
    (id) => {
      assert.deepStrictEqual(within(id, "Kiel"), [])
    },
  )

  it("the shop's address search returns at most the requested number of suggestions", () => {
    assert.lengthOf(find("a", 3), 3)
    assert.lengthOf(within("DE-24103", "", 5), 5)
    assert.lengthOf(find("hafenweg", 10), 10)
  })

  it("the shop's address search finds every house by its full address, with a position near the centre of its postcode area", () => {
    const house = fc
      .tuple(fc.constantFrom(...areas), fc.nat({ max: streetNames.length - 1 }), fc.nat())
      .map(([area, street, nth]) => {
        const numbers = houseNumbers(area, street)
        return { area, street, number: numbers[nth % numbers.length] ?? "" }
      })
    fc.assert(
      fc.property(house, ({ area, number, street }) => {
        const typed = `${streetNames[street]} ${number}, ${area.plz} ${area.city}`
        const match = exactMatch(typed, find(typed))
        const address = book.retrieve(match?.Id ?? "")
        assert.deepInclude(address, {
          street: streetNames[street] ?? "",
          buildingNumber: number,
          postalCode: area.plz,
          city: area.city,
        })
        assert.closeTo(address?.position.lat ?? 0, area.geoPoint.lat, 0.01)
        assert.closeTo(address?.position.lng ?? 0, area.geoPoint.lng, 0.01)
      }),
    )
  })

  it("for any text, every address that the shop's address search suggests can be retrieved, and every suggested place or street contains addresses", () => {
    const word = fc.oneof(
      fc.constantFrom("hafenweg", "am", "kiel", "köln", "50667", "5", "7a", "strasse", "b"),
      fc.string({ unit: "grapheme", maxLength: 8 }),
    )
    fc.assert(
      fc.property(fc.array(word, { maxLength: 6 }), (words) => {
        for (const suggestion of find(words.join(" "))) {
          if (isFinal(suggestion)) assert.isDefined(book.retrieve(suggestion.Id))
          else assert.isNotEmpty(within(suggestion.Id, words.join(" ")))
        }
      }),
    )
  })

  it("the houses of the postcode area 24103 have more than 80 different positions for every 100 houses", () => {
    const points = new Set(
      within("DE-24103").flatMap(({ Id }) =>
        within(Id).map((house) => JSON.stringify(book.retrieve(house.Id)?.position)),
      ),
    )
    const houses = within("DE-24103").reduce((sum, { Id }) => sum + within(Id).length, 0)
    assert.isAbove(points.size, houses * 0.8)
  })
})
