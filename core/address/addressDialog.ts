import type { AddressSuggestion } from "./AddressSuggestion.ts"
import { noAddressText, shownAddresses } from "./shownAddresses.ts"

/** The displayed state of the address dialog. The view renders only this. */
export interface AddressDialogState {
  /** The address as typed, shown under the heading 'Deine Eingabe'. */
  readonly typed: string
  readonly isLoading: boolean
  /** Whether the typed address has no exact match, so that the suggestions are offered. */
  readonly hasNoDirectMatch: boolean
  readonly hasError: boolean
  /** Alert text: nothing was found, or the search failed (storefront 8, address search). */
  readonly message: string | undefined
  /** The visible suggestions under 'Unsere Vorschläge'. */
  readonly shown: ReadonlyArray<AddressSuggestion>
  /** Whether 'Mehr ansehen' is shown. */
  readonly hasMore: boolean
  readonly suggestions: ReadonlyArray<AddressSuggestion>
  readonly timesMore: number
  /** Number of the latest request. Responses to earlier requests are ignored. */
  readonly request: number
}

/** Response to a request of the address dialog, with the number of that request. */
type DialogAnswer = { readonly request: number } & (
  | { readonly kind: "found"; readonly suggestions: ReadonlyArray<AddressSuggestion> }
  | { readonly kind: "failed" }
  | { readonly kind: "picked" }
)

/** Events of the address dialog. */
export type DialogEvent =
  | DialogAnswer
  | { readonly kind: "checking"; readonly text: string }
  | { readonly kind: "choosing" }
  | { readonly kind: "more" }
  | { readonly kind: "closed" }

const closed = {
  typed: "",
  isLoading: false,
  hasNoDirectMatch: false,
  hasError: false,
  message: undefined,
  shown: [],
  hasMore: false,
  suggestions: [],
  timesMore: 0,
} as const

/** The initial state of the address dialog, before any check. */
export const initialAddressDialog: AddressDialogState = { ...closed, request: 0 }

const withSuggestions = (
  state: AddressDialogState,
  suggestions: ReadonlyArray<AddressSuggestion>,
  timesMore: number,
): AddressDialogState => ({
  ...state,
  suggestions,
  timesMore,
  ...shownAddresses(suggestions, timesMore),
})

const answered = (state: AddressDialogState, event: DialogAnswer): AddressDialogState => {
  if (event.kind === "picked") return { ...closed, request: state.request }
  const hasError = event.kind === "failed"
  const suggestions = hasError ? [] : event.suggestions
  const message = suggestions.length === 0 ? noAddressText : undefined
  const hasNoDirectMatch = state.hasNoDirectMatch || !hasError
  return withSuggestions({ ...state, isLoading: false, hasNoDirectMatch, hasError, message }, suggestions, 0)
}

/**
 * Returns the state of the address dialog after an event (forms and markets 4.4, 8):
 *
 * | event | result |
 * |---|---|
 * | an address is checked | loading; earlier content removed |
 * | a suggestion is chosen | loading; the suggestions stay |
 * | suggestions found | shows the first 4, or 'Keine Adressen gefunden.' if there are none |
 * | 'Mehr ansehen' is pressed | shows 4 more |
 * | a request failed | shows the error, no suggestions |
 * | an address is picked, a place was typed, or the dialog is closed | the initial state |
 * | a response to an earlier request | ignored |
 */
export const addressDialogReducer = (state: AddressDialogState, event: DialogEvent): AddressDialogState => {
  const request = state.request + 1
  switch (event.kind) {
    case "checking":
      return { ...closed, typed: event.text, isLoading: true, request }
    case "choosing":
      return { ...state, isLoading: true, hasError: false, message: undefined, request }
    case "more":
      return withSuggestions(state, state.suggestions, state.timesMore + 1)
    case "closed":
      return { ...closed, request }
    default:
      return event.request === state.request ? answered(state, event) : state
  }
}
