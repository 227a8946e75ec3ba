import { assert, describe, it } from "@effect/vitest"
import { Address } from "@heimwerk/core/address/Address.ts"
import { AddressSuggestion } from "@heimwerk/core/address/AddressSuggestion.ts"
import { makeAddressSearch } from "@heimwerk/core/address/find.ts"
import { highlightRanges, segments } from "@heimwerk/core/address/highlight.ts"
import { matchedRanges } from "@heimwerk/core/address/matchedRanges.ts"
import { isFinal } from "@heimwerk/core/address/shownAddresses.ts"
import { AddressesError } from "@heimwerk/core/address/Addresses.port.ts"
import * as Schema from "effect/Schema"
import * as fc from "fast-check"

import { addresses } from "../../support/world/addresses.ts"

const search = makeAddressSearch(addresses)
const lines = (text: string, limit = 12): ReadonlyArray<string> =>
  search.find({ text, limit }).map(({ Description, Text, Type }) => `${Type}: ${Text}, ${Description}`)
const kiel = "Street: Hafenweg, 24103 Kiel - 3 Adressen"
const hamburg = "Address: Hafenweg 1, 20095 Hamburg"

describe("the address search", () => {
  it.each<[string, ReadonlyArray<string>]>([
    ["Große Straße 7", ["Address: Große Straße 7, 50667 Köln"]],
    ["grosse str koeln", ["Address: Große Straße 7, 50667 Köln"]],
    ["Hafenweg", [kiel, hamburg]],
    ["kiel, hafenweg", [kiel]],
    ["Hafenweg 1", ["Address: Hafenweg 1, 24103 Kiel", kiel, hamburg]],
    ["Hafenweg 2", ["Address: Hafenweg 2a, 24103 Kiel"]],
    ["Hafenweg 24", []],
    ["Hafenweg 241", [kiel]],
    ["Hafenweg 10", ["Address: Hafenweg 10, 24103 Kiel"]],
    ["deich", ["Address: Am Deich, 25980 Sylt"]],
    ["afenweg", []],
    ["Hafenweg 9", []],
    ["", []],
    ["!?", []],
    ["h".repeat(200), []],
    [`${"hafenweg ".repeat(22)}10`, ["Address: Hafenweg 10, 24103 Kiel"]],
    [`${"hafenweg ".repeat(22)}10 `, []],
  ])("the address search for %j finds the suggestions %j", (text, found) => {
    assert.deepStrictEqual(lines(text), found)
  })

  it("an address search returns at most as many suggestions as its limit", () => {
    assert.deepStrictEqual(lines("Hafenweg", 1), [kiel])
  })

  it("an address search in a street returns all houses of the street by number, without highlights, and returns nothing for an unknown street", () => {
    const [container] = search.find({ text: "kiel", limit: 1 })
    assert.strictEqual(container?.Type, "Street")
    const houses = search.find({ text: "kiel", container: container?.Id ?? "", limit: 12 })
    assert.deepStrictEqual(
      houses.map(({ Highlight, Text }) => [Text, Highlight]),
      [
        ["Hafenweg 1", ""],
        ["Hafenweg 2a", ""],
        ["Hafenweg 10", ""],
      ],
    )
    assert.deepStrictEqual(search.find({ text: "kiel", container: "street-99", limit: 12 }), [])
  })

  it("an address search highlights the typed words in the text and the description of a suggestion", () => {
    const highlights = search.find({ text: "hafenw ham", limit: 12 }).map(({ Highlight }) => Highlight)
    assert.deepStrictEqual(highlights, ["0-6;6-9"])
    const [twice] = search.find({ text: "gro str", limit: 12 })
    assert.strictEqual(twice?.Highlight, "0-3,6-9;")
    const container = search.find({ text: "hafenweg 241", limit: 12 }).map(({ Highlight }) => Highlight)
    assert.deepStrictEqual(container, ["0-8;0-3"])
  })

  it("an address can be retrieved for every suggestion that is not a container, but not for a container", () => {
    assert.isUndefined(search.retrieve("street-0"))
    const words = ["hafenweg", "1", "kiel", "deich", "grosse", "7", "20095"]
    fc.assert(
      fc.property(fc.subarray(words), (some) => {
        for (const suggestion of search.find({ text: some.join(" "), limit: 99 })) {
          Schema.decodeUnknownSync(AddressSuggestion)(suggestion)
          const address = search.retrieve(suggestion.Id)
          assert.strictEqual(address !== undefined, isFinal(suggestion))
          if (address === undefined) continue
          Schema.decodeUnknownSync(Address)(address)
          assert.strictEqual(suggestion.Description, `${address.postalCode} ${address.city}`)
          assert.strictEqual(suggestion.Text, `${address.street} ${address.buildingNumber}`.trim())
        }
      }),
    )
  })
})

describe("matched ranges of typed words", () => {
  it.each<[string, string, string]>([
    ["Köln-Ehrenfeld", "ehren köln", "[Köln]-[Ehren]feld"],
    ["Köln", "koe", "[Kö]ln"],
    ["Köln", "köl", "[Köl]n"],
    ["Große Straße", "gros strass", "[Groß]e [Straß]e"],
    ["Hafenweg 10", "h haf 1", "[Haf]enweg [1]0"],
    ["Hafenweg", "weg", "Hafenweg"],
    ["Hafenweg", "", "Hafenweg"],
    ["Neustadt an der Weinstraße", "AN wein", "Neustadt [an] der [Wein]straße"],
  ])("in the text %j, the query %j matches the ranges %j", (text, query, marked) => {
    const pieces = segments(text, matchedRanges(text, query))
    assert.strictEqual(
      pieces.map((piece) => (piece.isMarked ? `[${piece.text}]` : piece.text)).join(""),
      marked,
    )
  })

  it("the matched ranges of a query are inside the text, in order and without overlap", () => {
    const text = fc.string({ unit: "grapheme", maxLength: 30 })
    fc.assert(
      fc.property(text, text, (one, query) => {
        const ranges = matchedRanges(one, query)
        let reached = 0
        for (const { end, start } of ranges) {
          assert.isTrue(start >= reached && end > start && end <= one.length)
          reached = end
        }
        const highlight = ranges.map(({ end, start }) => `${start}-${end}`).join(",")
        assert.deepStrictEqual(highlightRanges(highlight).text, ranges)
      }),
    )
  })
})

describe("errors of the address search", () => {
  it.each([
    [new AddressesError({ reason: "NoAddressData" }), "No address data retrieved"],
    [new AddressesError({ reason: "HttpStatus", status: 503 }), "HTTP error! status: 503"],
    [new AddressesError({ reason: "HttpStatus" }), "HTTP error! status: unknown"],
    [new AddressesError({ reason: "Unavailable", cause: new Error("offline") }), "Error: offline"],
  ])(
    "every address error has the same message for the visitor and its own cause in the log detail",
    (error, detail) => {
      assert.strictEqual(error.message, "Keine Adressen gefunden.")
      assert.strictEqual(error.detail, detail)
    },
  )
})
