import type { AddressSuggestion } from "./AddressSuggestion.ts"
import { noAddressText } from "./shownAddresses.ts"
import { timings } from "../timings.ts"

/** Index of the focused suggestion, 0-based. `undefined` means that the input has the focus. */
export type FocusedOption = number | undefined

/**
 * Returns the focused suggestion after an arrow key in the list of addresses (forms and markets 4.4). Down
 * moves from the input to the first suggestion, and from the last suggestion to the first. Up moves from the
 * first suggestion to the input, and from the input to the last suggestion.
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
  /** A message that is shown as an alert below the address input. */
  | { readonly kind: "message"; readonly text: string }

/**
 * Element that receives the focus: the input, or a suggestion by its 0-based index. `elsewhere`: the focus is
 * outside the field. The view moves the focus when this changes to the input or a suggestion.
 */
export type AddressFocus = "input" | "elsewhere" | number

/** The displayed state of an address field with its list. The view renders only this. */
export interface AddressFieldState {
  readonly text: string
  readonly list: AddressList
  readonly focus: AddressFocus
  /** Id of the suggestion whose address is being retrieved. */
  readonly pickedId: string | undefined
  /** Number of the latest request. Responses to earlier requests are ignored. */
  readonly request: number
  /** No address search starts before this time, in epoch ms. */
  readonly suppressedUntil: number
}

/**
 * Response to a request of the address field, or the end of a delay that belongs to the request. `request` is
 * the number of that request.
 */
type AddressAnswer = { readonly request: number } & (
  | { readonly kind: "searching" }
  | { readonly kind: "found"; readonly options: ReadonlyArray<AddressSuggestion> }
  | { readonly kind: "failed" }
  | { readonly kind: "focusDue" }
  /** `at` is the time of the response, in epoch ms. */
  | { readonly kind: "picked"; readonly text: string; readonly at: number }
  | { readonly kind: "closingDue" }
)

/** Events of an address field. */
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
 * Returns the initial state of an address field with a text. In the first 2 s the field starts no search (forms
 * and markets 5.5).
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
 * Returns the delay before an address search, in ms: 1000, or longer if the field must not search yet. A text
 * typed in the meantime is searched later (forms and markets 5.5).
 */
export const searchDelay = ({ suppressedUntil }: AddressFieldState, now: number): number =>
  Math.max(timings.addresses, suppressedUntil - now)

/**
 * Moves the focus from a suggestion that disappears to the input. Takes it from no other element: a browser may have
 * filled the input while the visitor uses another field.
 */
const inField = (focus: AddressFocus): AddressFocus => (focus === "elsewhere" ? focus : "input")

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
      return {
        ...state,
        list: nothing,
        pickedId: undefined,
        focus: state.pickedId === undefined ? inField(state.focus) : "input",
      }
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
 * | typed | hides the list, drops earlier requests, moves the focus from a suggestion to the input; spaces added or removed at the ends only change the text |
 * | searching | loading |
 * | found | shows the suggestions, or 'Keine Adressen gefunden.' |
 * | failed | shows 'Keine Adressen gefunden.', moves the focus from a suggestion to the input; focuses the input after a pick |
 * | asked: a container is opened, or the text is searched again | loading, with a new request |
 * | focusDue: 300 ms after opening a container, or later with the response | focuses the first suggestion, if any |
 * | picking an address | keeps the list; the address is requested |
 * | picked | sets the input to the address; no search for 2 s |
 * | closingDue, 300 ms after picked | hides the list, focuses the input |
 * | arrow | moves the focus between input and suggestions |
 * | inputPressed, a click into the input | focuses the input, keeps the list |
 * | left: Tab, Escape, click outside | hides the list and drops earlier requests |
 * | a response to an earlier request | ignored |
 */
export const addressFieldReducer = (state: AddressFieldState, event: AddressEvent): AddressFieldState => {
  const asking = { ...state, request: state.request + 1, pickedId: undefined }
  switch (event.kind) {
    case "typed":
      if (event.text.trim() === state.text.trim()) return { ...state, text: event.text }
      return { ...asking, text: event.text, list: hidden, focus: inField(state.focus) }
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
