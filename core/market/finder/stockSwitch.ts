import type { Indicator } from "../../product/availability.ts"
import type { FinderState } from "./FinderState.ts"

/** Events of the stock switch in the store finder, with the number of the request. */
export type StockEvent =
  | { readonly kind: "on" | "off" }
  | {
      readonly kind: "known"
      readonly request: number
      readonly indicators: ReadonlyMap<string, Indicator>
    }
  | { readonly kind: "failed"; readonly request: number; readonly message: string }

/**
 * Reducer of the switch 'Nur Märkte mit Bestand' (forms and markets 4.3). Switching it on loads the stock;
 * the list stays complete until the stock is known. If loading fails, the switch turns off and a message is
 * shown. A response to an earlier request is ignored.
 */
export const stockSwitchReducer = (state: FinderState, event: StockEvent): FinderState => {
  const { stock } = state
  const off = { ...stock, isOn: false, indicators: undefined }
  switch (event.kind) {
    case "on":
      return {
        ...state,
        message: undefined,
        stock: { isOn: true, request: stock.request + 1, indicators: undefined },
      }
    case "off":
      return { ...state, stock: { ...off, request: stock.request + 1 } }
    case "known":
      if (event.request !== stock.request) return state
      return { ...state, stock: { ...stock, indicators: event.indicators } }
    case "failed":
      if (event.request !== stock.request) return state
      return { ...state, message: event.message, stock: off }
  }
}
