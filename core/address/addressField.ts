import type { AddressSuggestion } from "./AddressSuggestion.ts"
import { noAddressText } from "./shownAddresses.ts"
import { timings } from "../timings.ts"

/** Index of the focused option, 0-based. `undefined` means that the input has the focus. */
export type FocusedOption = number | undefined

/**
 * The focused option after an arrow key in the list of addresses (forms and markets 4.4). Down moves from
 * the input to the first option and from the last option to the first. Up moves from the first option to the
 * input and from the input to the last option.
 */
export const optionAfterArrow = (
  focused: FocusedOption,
  key: "up" | "down",
  count: number,
): FocusedOption => {
  if (count === 0) return undefined
  if (key === "down") return focused === undefined ? 0 : (focused + 1) % count
  if (focused === undefined) return count - 1
  return focused === 0 ? undefined : focused - 1
}

/** Content below an address input (forms and markets 4.4). */
export type AddressList =
  | { readonly kind: "hidden" }
  | { readonly kind: "loading" }
  | { readonly kind: "options"; readonly options: ReadonlyArray<AddressSuggestion> }
  /** Shown as an alert. */
  | { readonly kind: "message"; readonly text: string }

/**
 * Focus target: the input, an option counted from 0, or elsewhere. The view moves the focus to the input or an option
 * when this changes, and never for `elsewhere`.
 */
export type AddressFocus = "input" | "elsewhere" | number

/** The displayed state of an address field with its list. The view renders only this. */
export interface AddressFieldState {
  readonly text: string
  readonly list: AddressList
  readonly focus: AddressFocus
  /** Id of the suggestion whose address is being requested. */
  readonly pickedId: string | undefined
  /** Counts requests, so that late responses to earlier ones can be ignored. */
  readonly request: number
  /** No search starts before this instant, in epoch milliseconds. */
  readonly suppressedUntil: number
}

/** A response, or a timer that it starts. `request` is the number of the request it belongs to. */
type AddressAnswer = { readonly request: number } & (
  | { readonly kind: "searching" }
  | { readonly kind: "found"; readonly options: ReadonlyArray<AddressSuggestion> }
  | { readonly kind: "failed" }
  | { readonly kind: "focusDue" }
  /** `at` is an instant in epoch milliseconds. */
  | { readonly kind: "picked"; readonly text: string; readonly at: number }
  | { readonly kind: "closingDue" }
)

/** Events of an address input. */
export type AddressEvent =
  | AddressAnswer
  | { readonly kind: "typed"; readonly text: string }
  | { readonly kind: "asked" }
  | { readonly kind: "picking"; readonly id: string }
  | { readonly kind: "arrow"; readonly key: "up" | "down" }
  | { readonly kind: "inputPressed" }
  | { readonly kind: "left" }

const hidden: AddressList = { kind: "hidden" }
const loading: AddressList = { kind: "loading" }
const nothing: AddressList = { kind: "message", text: noAddressText }

/**
 * The initial state of a field that appears with a text. It does not search for 2 s (forms and markets 5.5).
 */
export const initialAddressField = (text: string, at: number): AddressFieldState => ({
  text,
  list: hidden,
  focus: "elsewhere",
  pickedId: undefined,
  request: 0,
  suppressedUntil: at + timings.addressSuppression,
})

/**
 * Returns the delay before a search, in ms: 1000, and until the suppression ends. A text typed during the suppression
 * is searched at its end (forms and markets 5.5).
 */
export const searchDelay = ({ suppressedUntil }: AddressFieldState, now: number): number =>
  Math.max(timings.addresses, suppressedUntil - now)

const answered = (state: AddressFieldState, event: AddressAnswer): AddressFieldState => {
  switch (event.kind) {
    case "searching":
      return { ...state, list: loading }
    case "found":
      return {
        ...state,
        list: event.options.length === 0 ? nothing : { kind: "options", options: event.options },
      }
    case "failed":
      return { ...state, list: nothing, pickedId: undefined, focus: "input" }
    case "focusDue":
      return state.list.kind === "options" ? { ...state, focus: 0 } : state
    case "picked":
      return {
        ...state,
        text: event.text,
        pickedId: undefined,
        suppressedUntil: event.at + timings.addressSuppression,
      }
    case "closingDue":
      return { ...state, list: hidden, focus: "input" }
  }
}

/**
 * Reducer of an address field (forms and markets 4.4):
 *
 * | event | result |
 * |---|---|
 * | typed | hides the list and drops earlier requests; changed spaces have no effect |
 * | searching | loading |
 * | found | the options, or 'Keine Adressen gefunden.' |
 * | failed | 'Keine Adressen gefunden.', focus in the input |
 * | asked, in a container or again | loading, a new request |
 * | focusDue, 300 ms after opening a container | focuses the first option, if any |
 * | picking an address | keeps the list; a new request for the position |
 * | picked | sets the input to the address; no search for 2 s |
 * | closingDue, 300 ms after picked | hides the list, focus in the input |
 * | arrow | moves around the options; up from the first to the input |
 * | inputPressed, a click into the input | focuses the input, keeps the list |
 * | left: Tab, Escape, click outside | hides the list and drops earlier requests |
 * | a response to an earlier request | ignored |
 */
export const addressFieldReducer = (state: AddressFieldState, event: AddressEvent): AddressFieldState => {
  const asking = { ...state, request: state.request + 1, pickedId: undefined }
  switch (event.kind) {
    case "typed":
      if (event.text.trim() === state.text.trim()) return { ...state, text: event.text }
      return { ...asking, text: event.text, list: hidden, focus: "input" }
    case "asked":
      return { ...asking, list: loading, focus: "input" }
    case "picking":
      return { ...asking, pickedId: event.id }
    case "inputPressed":
      return { ...state, focus: "input" }
    case "left":
      return { ...asking, list: hidden, focus: "elsewhere" }
    case "arrow": {
      if (state.list.kind !== "options") return state
      const from = typeof state.focus === "number" ? state.focus : undefined
      return { ...state, focus: optionAfterArrow(from, event.key, state.list.options.length) ?? "input" }
    }
    default:
      return event.request === state.request ? answered(state, event) : state
  }
}
