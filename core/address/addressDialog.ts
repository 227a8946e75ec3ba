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
  /** Counts requests, so that late responses to earlier ones can be ignored. */
  readonly request: number
}

/** A response. `request` is the number of the request it belongs to. */
type DialogAnswer = { readonly request: number } & (
  | { readonly kind: "found"; readonly suggestions: ReadonlyArray<AddressSuggestion> }
  | { readonly kind: "failed" }
  | { readonly kind: "picked" }
)

/** Events of the dialog. */
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

/** The initial state, before any check. */
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
 * Reducer of the address dialog (forms and markets 4.4, 8):
 *
 * | event | result |
 * |---|---|
 * | checking a typed address | loading, earlier content removed |
 * | choosing a suggestion | loading, the suggestions stay |
 * | found without exact match | the first 4 suggestions |
 * | more | 4 more |
 * | failed | the error flag, no suggestions |
 * | picked, closed | the initial state |
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
