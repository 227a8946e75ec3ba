import * as Schema from "effect/Schema"
import { assert, describe, it } from "@effect/vitest"
import { AddressSuggestion } from "@heimwerk/core/address/AddressSuggestion.ts"
import { type FocusedOption, optionAfterArrow } from "@heimwerk/core/address/addressField.ts"
import {
  addressDialogTexts,
  isFinal,
  noAddressText,
  shownAddresses,
} from "@heimwerk/core/address/shownAddresses.ts"

describe("address suggestions", () => {
  it.each([
    [3, 0, 3, false],
    [4, 0, 4, false],
    [9, 0, 4, true],
    [9, 1, 8, true],
    [9, 2, 9, false],
  ])(
    "a list of %i addresses after %i clicks on 'Mehr ansehen' shows %i of them; more can be shown: %s",
    (count, times, length, hasMore) => {
      const all = Array.from({ length: count }, (_, index) => index)
      assert.deepStrictEqual(shownAddresses(all, times), { shown: all.slice(0, length), hasMore })
    },
  )

  it("only address suggestions of the type Address are addresses, and all other types are containers", () => {
    assert.deepStrictEqual(
      ["Address", "Street", "Postcode", "address", ""].map((Type) => isFinal({ Type })),
      [true, false, false, false, false],
    )
  })

  it("the German texts of the address search match the specification", () => {
    assert.strictEqual(noAddressText, "Keine Adressen gefunden.")
    assert.deepStrictEqual(addressDialogTexts, {
      typed: "Deine Eingabe",
      suggested: "Unsere Vorschläge",
      more: "Mehr ansehen",
    })
  })

  it("the schema of address suggestions rejects the error item that the address service returns instead of suggestions", () => {
    const decode = Schema.decodeUnknownOption(AddressSuggestion)
    const given = { Id: "1", Type: "Street", Text: "Weg", Description: "", Highlight: "" }
    assert.strictEqual(decode(given)._tag, "Some")
    assert.strictEqual(decode({ Error: "2", Description: "Unknown key" })._tag, "None")
  })

  it.each<[FocusedOption, "up" | "down", number, FocusedOption]>([
    [undefined, "down", 3, 0],
    [0, "down", 3, 1],
    [2, "down", 3, 0],
    [2, "up", 3, 1],
    [0, "up", 3, undefined],
    [undefined, "up", 3, 2],
    [undefined, "down", 0, undefined],
    [1, "up", 0, undefined],
  ])(
    "with focus on the suggestion %s (undefined: the input), the arrow key %s in a list of %i suggestions moves the focus to %s",
    (focused, key, count, expected) => {
      assert.strictEqual(optionAfterArrow(focused, key, count), expected)
    },
  )
})
