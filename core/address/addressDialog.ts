import type { AddressSuggestion } from "./AddressSuggestion.ts"
import { noAddressText, shownAddresses } from "./shownAddresses.ts"

/** The address dialog; the view renders this and nothing else. */
export interface AddressDialogState {
  /** 'Deine Eingabe'. */
  readonly typed: string
  readonly isLoading: boolean
  /** The typed address is none that exists exactly; the suggestions are to choose from. */
  readonly hasNoDirectMatch: boolean
  readonly hasError: boolean
  /** An alert: nothing was found, or the search failed (storefront 8, address search). */
  readonly message: string | undefined
  /** 'Unsere Vorschläge', as many as show. */
  readonly shown: ReadonlyArray<AddressSuggestion>
  /** Whether there is a 'Mehr ansehen'. */
  readonly hasMore: boolean
  readonly suggestions: ReadonlyArray<AddressSuggestion>
  readonly timesMore: number
  /** Counts the questions, so that an answer can be told from that to an earlier one. */
  readonly request: number
}

/** The answer to a question; `request` is the question's number. */
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

/** Before anything was checked. */
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
 * The address dialog after something happened (forms and markets 4.4, 8):
 *
 * | event | becomes |
 * |---|---|
 * | checking a typed address | loading, nothing of the address before is left |
 * | choosing a suggestion | loading, the suggestions stay |
 * | found, no direct match | the first 4 suggestions |
 * | more | 4 more |
 * | failed, whatever | the error flag, no suggestions |
 * | picked, closed | as at first |
 * | an answer to an earlier question | nothing |
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
