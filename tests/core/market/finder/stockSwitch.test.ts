import { assert, describe, it } from "@effect/vitest"
import { initialFinderState } from "@heimwerk/core/market/finder/finder.ts"
import type { FinderState } from "@heimwerk/core/market/finder/FinderState.ts"
import { type StockEvent, stockSwitchReducer } from "@heimwerk/core/market/finder/stockSwitch.ts"

const note = "Hinweis"

describe("the switch 'Nur Märkte mit Bestand'", () => {
  const indicators = new Map([["520", "G" as const]])
  const known = (request: number): StockEvent => ({ kind: "known", request, indicators })
  const failed = (request: number): StockEvent => ({ kind: "failed", request, message: note })
  const on: StockEvent = { kind: "on" }
  const off: StockEvent = { kind: "off" }
  it.each<[string, ReadonlyArray<StockEvent>, FinderState["stock"], string | undefined]>([
    ["requests the stock when turned on", [on], { isOn: true, request: 1, indicators: undefined }, undefined],
    [
      "has the indicators after the response",
      [on, known(1)],
      { isOn: true, request: 1, indicators },
      undefined,
    ],
    [
      "requests the stock again when turned on again",
      [on, known(1), on],
      { isOn: true, request: 2, indicators: undefined },
      undefined,
    ],
    [
      "drops the indicators when turned off",
      [on, known(1), off],
      { isOn: false, request: 2, indicators: undefined },
      undefined,
    ],
    [
      "turns off with a message when the request fails",
      [on, failed(1)],
      { isOn: false, request: 1, indicators: undefined },
      note,
    ],
    [
      "clears the message on the next change",
      [on, failed(1), on],
      { isOn: true, request: 2, indicators: undefined },
      undefined,
    ],
    [
      "ignores a late response",
      [on, off, known(1)],
      { isOn: false, request: 2, indicators: undefined },
      undefined,
    ],
    [
      "ignores a late failure",
      [on, off, on, failed(1)],
      { isOn: true, request: 3, indicators: undefined },
      undefined,
    ],
  ])("the stock switch %s", (_, events, stock, message) => {
    assert.deepInclude(events.reduce(stockSwitchReducer, initialFinderState), { stock, message })
  })
})
