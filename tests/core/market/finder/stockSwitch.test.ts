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
    ["asks when it is switched on", [on], { isOn: true, request: 1, indicators: undefined }, undefined],
    ["knows the stock then", [on, known(1)], { isOn: true, request: 1, indicators }, undefined],
    ["asks anew", [on, known(1), on], { isOn: true, request: 2, indicators: undefined }, undefined],
    [
      "forgets it when it is switched off",
      [on, known(1), off],
      { isOn: false, request: 2, indicators: undefined },
      undefined,
    ],
    [
      "goes off again with a message when that fails",
      [on, failed(1)],
      { isOn: false, request: 1, indicators: undefined },
      note,
    ],
    [
      "forgets the message",
      [on, failed(1), on],
      { isOn: true, request: 2, indicators: undefined },
      undefined,
    ],
    [
      "hears nothing late",
      [on, off, known(1)],
      { isOn: false, request: 2, indicators: undefined },
      undefined,
    ],
    [
      "hears of no late failure",
      [on, off, on, failed(1)],
      { isOn: true, request: 3, indicators: undefined },
      undefined,
    ],
  ])("%s", (_, events, stock, message) => {
    assert.deepInclude(events.reduce(stockSwitchReducer, initialFinderState), { stock, message })
  })
})
