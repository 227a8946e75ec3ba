import { assert, describe, it } from "@effect/vitest"
import { initialFinderState } from "@heimwerk/core/market/finder/finder.ts"
import type { FinderState } from "@heimwerk/core/market/finder/FinderState.ts"
import { type StockEvent, stockReducer } from "@heimwerk/core/market/finder/stockReducer.ts"

const note = "Hinweis"

describe("the stock in the store finder and its switch 'Nur Märkte mit Bestand'", () => {
  const stock = { indicators: new Map([["520", "G" as const]]), pieces: new Map([["520", 3]]) }
  const known = (request: number): StockEvent => ({ kind: "known", request, stock })
  const failed = (request: number): StockEvent => ({ kind: "failed", request, message: note })
  const asked: StockEvent = { kind: "asked" }
  const on: StockEvent = { kind: "on" }
  const off: StockEvent = { kind: "off" }
  const none = { isOn: false, isLoading: false, known: undefined }
  it.each<[string, ReadonlyArray<StockEvent>, FinderState["stock"], string | undefined]>([
    ["is loading once requested", [asked], { ...none, request: 1, isLoading: true }, undefined],
    ["is known after the response", [asked, known(1)], { ...none, request: 1, known: stock }, undefined],
    [
      "stays known when the switch is turned on",
      [asked, known(1), on],
      { ...none, request: 1, isOn: true, known: stock },
      undefined,
    ],
    [
      "stays known when the switch is turned off",
      [asked, known(1), on, off],
      { ...none, request: 1, known: stock },
      undefined,
    ],
    [
      "leaves the switch on while it is loading",
      [asked, on],
      { ...none, request: 1, isOn: true, isLoading: true },
      undefined,
    ],
    [
      "turns the switch off with a message when the request fails",
      [asked, on, failed(1)],
      { ...none, request: 1 },
      note,
    ],
    [
      "clears the message with the next request",
      [asked, failed(1), on, asked],
      { ...none, request: 2, isOn: true, isLoading: true },
      undefined,
    ],
    [
      "ignores a late response",
      [asked, asked, known(1)],
      { ...none, request: 2, isLoading: true },
      undefined,
    ],
    [
      "ignores a late failure",
      [asked, asked, failed(1)],
      { ...none, request: 2, isLoading: true },
      undefined,
    ],
  ])("after a sequence of events, the stock state of the store finder %s", (_, events, expected, message) => {
    assert.deepInclude(events.reduce(stockReducer, initialFinderState), { stock: expected, message })
  })
})
