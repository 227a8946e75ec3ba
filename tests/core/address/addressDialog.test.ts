import { assert, describe, it } from "@effect/vitest"
import {
  addressDialogReducer,
  type AddressDialogState,
  initialAddressDialog,
  type DialogEvent,
} from "@heimwerk/core/address/addressDialog.ts"
import type { AddressSuggestion } from "@heimwerk/core/address/AddressSuggestion.ts"
import { exactMatch } from "@heimwerk/core/address/openDialog.ts"

const suggestion = (Text: string, Description = "50667 Köln", Type = "Address"): AddressSuggestion => ({
  Id: `${Text} ${Description}`,
  Type,
  Text,
  Description,
  Highlight: "",
})
const nine = Array.from({ length: 9 }, (_, index) => suggestion(`Weg ${index}`))
const after = (...events: ReadonlyArray<DialogEvent>): AddressDialogState =>
  events.reduce(addressDialogReducer, initialAddressDialog)
const checking: DialogEvent = { kind: "checking", text: "Weg" }
const found: DialogEvent = { kind: "found", request: 1, suggestions: nine }
const failed = (request: number): DialogEvent => ({ kind: "failed", request })
const text = "Keine Adressen gefunden."

describe("the address dialog", () => {
  it.each<[string, ReadonlyArray<DialogEvent>, Partial<AddressDialogState>]>([
    [
      "shows the typed address while it is checked",
      [checking],
      { typed: "Weg", isLoading: true, shown: [], request: 1 },
    ],
    [
      "shows the first 4 suggestions when none of them is an exact match",
      [checking, found],
      {
        hasNoDirectMatch: true,
        isLoading: false,
        shown: nine.slice(0, 4),
        hasMore: true,
        message: undefined,
        hasError: false,
      },
    ],
    [
      "shows 4 more suggestions on request",
      [checking, found, { kind: "more" }],
      { shown: nine.slice(0, 8), hasMore: true },
    ],
    [
      "shows the remaining suggestions on the next request",
      [checking, found, { kind: "more" }, { kind: "more" }],
      { shown: nine, hasMore: false },
    ],
    [
      "shows a message when no address was found",
      [checking, { kind: "found", request: 1, suggestions: [] }],
      { hasNoDirectMatch: true, hasError: false, message: text, shown: [] },
    ],
    [
      "keeps the suggestions while a container is loading",
      [checking, found, { kind: "choosing" }],
      { isLoading: true, shown: nine.slice(0, 4), request: 2 },
    ],
    [
      "shows the first 4 suggestions of a container",
      [
        checking,
        found,
        { kind: "more" },
        { kind: "choosing" },
        { kind: "found", request: 2, suggestions: nine },
      ],
      { shown: nine.slice(0, 4), timesMore: 0 },
    ],
    [
      "empties its list and sets its error flag when a container cannot be loaded",
      [checking, found, { kind: "choosing" }, failed(2)],
      {
        hasError: true,
        isLoading: false,
        message: text,
        shown: [],
        suggestions: [],
        hasMore: false,
        hasNoDirectMatch: true,
      },
    ],
    [
      "does not say that an exact match is missing when the check fails",
      [checking, failed(1)],
      { hasError: true, hasNoDirectMatch: false },
    ],
    [
      "clears the error on the next choice",
      [checking, failed(1), { kind: "choosing" }],
      { hasError: false, message: undefined },
    ],
    [
      "resets its list for another text",
      [checking, found, { kind: "checking", text: "Platz" }],
      { typed: "Platz", shown: [], hasNoDirectMatch: false, request: 2 },
    ],
    [
      "returns to its initial state after a pick",
      [checking, { kind: "picked", request: 1 }],
      { ...initialAddressDialog, request: 1 },
    ],
    [
      "returns to its initial state when closed",
      [checking, found, { kind: "closed" }],
      { ...initialAddressDialog, request: 2 },
    ],
    [
      "ignores a late response",
      [checking, { kind: "closed" }, found],
      { ...initialAddressDialog, request: 2 },
    ],
    ["ignores a late failure", [checking, checking, failed(1)], { hasError: false, isLoading: true }],
    [
      "ignores a late pick",
      [checking, checking, { kind: "picked", request: 1 }],
      { typed: "Weg", isLoading: true },
    ],
  ])("after a sequence of events, the address dialog %s", (_, events, expected) => {
    assert.deepInclude(after(...events), expected)
  })
})

describe("an exact match", () => {
  const all = [
    suggestion("Werkstraße 1"),
    suggestion("Werkstraße 10"),
    suggestion("Hafenweg 2"),
    suggestion("Hafenweg 2", "24103 Kiel"),
    suggestion("Hafenweg", "50667 Köln - 3 Adressen", "Street"),
  ]
  it.each([
    ["werkstrasse  1", 0],
    ["Werkstraße 1, 50667 Köln", 0],
    ["WERKSTRASSE 10 50667 koeln", 1],
    ["Hafenweg 2, 24103 Kiel", 3],
    ["Hafenweg 2", undefined],
    ["Hafenweg", undefined],
    ["Werkstraße", undefined],
    ["", undefined],
  ])(
    "for the typed text %j, the index of the address suggestion that matches exactly is (undefined: none): %s",
    (typed, index) => {
      assert.strictEqual(exactMatch(typed, all), index === undefined ? undefined : all[index])
    },
  )
})
