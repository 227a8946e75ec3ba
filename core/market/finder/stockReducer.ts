import type { FinderState, KnownStock } from "./FinderState.ts"

/**
 * Events of the stock in the store finder. `asked`: a stock request starts. `on` and `off`: the stock switch
 * is turned on or off.
 */
export type StockEvent =
  | { readonly kind: "asked" | "on" | "off" }
  | { readonly kind: "known"; readonly request: number; readonly stock: KnownStock }
  | { readonly kind: "failed"; readonly request: number; readonly message: string }

/**
 * Reducer of the stock in the store finder and of its switch 'Nur Märkte mit Bestand' (forms and markets 4.3). The
 * list stays complete until the stock is known. If loading fails, the switch turns off and a message is shown. A
 * response to an earlier request is ignored.
 */
export const stockReducer = (state: FinderState, event: StockEvent): FinderState => {
  const { stock } = state
  switch (event.kind) {
    case "asked":
      return {
        ...state,
        message: undefined,
        stock: { ...stock, request: stock.request + 1, isLoading: true },
      }
    case "on":
    case "off":
      return { ...state, stock: { ...stock, isOn: event.kind === "on" } }
    case "known":
      if (event.request !== stock.request) return state
      return { ...state, stock: { ...stock, isLoading: false, known: event.stock } }
    case "failed":
      if (event.request !== stock.request) return state
      return { ...state, message: event.message, stock: { ...stock, isOn: false, isLoading: false } }
  }
}
