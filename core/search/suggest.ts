import type { Suggestion } from "./Suggestion.ts"
import { normaliseTerm } from "./term.ts"

/** Minimum length of a text for search suggestions, in characters (ADR 0096, point 14). */
export const minSuggestQueryLength = 3

/** The two independent channels of search suggestions (storefront 7, search suggestions). */
export type SuggestChannel = "product" | "content"

/** The response of a suggestion channel to the latest query. */
export type ChannelState =
  | { readonly kind: "waiting" }
  | { readonly kind: "answered"; readonly suggestions: ReadonlyArray<Suggestion> }
  | { readonly kind: "failed" }

/** The search suggestions for the latest query. Without a query the state contains no suggestions. */
export interface SuggestState {
  /** Number of the latest query. A late response to an equal earlier query is ignored. */
  readonly request: number
  readonly query: string | undefined
  readonly product: ChannelState
  readonly content: ChannelState
}

/** Events of the search suggestions. `request` is the number of the query that the response belongs to. */
export type SuggestEvent =
  | { readonly kind: "typed"; readonly text: string }
  | {
      readonly kind: "answered"
      readonly channel: SuggestChannel
      readonly request: number
      readonly suggestions: ReadonlyArray<Suggestion>
    }
  | { readonly kind: "failed"; readonly channel: SuggestChannel; readonly request: number }

const waiting: ChannelState = { kind: "waiting" }

/** The initial state of the search suggestions, without a query. */
export const initialSuggestState: SuggestState = {
  request: 0,
  query: undefined,
  product: waiting,
  content: waiting,
}

const settled = (state: SuggestState, channel: SuggestChannel, answer: ChannelState): SuggestState =>
  channel === "product" ? { ...state, product: answer } : { ...state, content: answer }

/**
 * Reducer of the search suggestions (storefront 7, an earlier request is cancelled when a new one starts):
 *
 * | event | result |
 * |---|---|
 * | typed, at least 3 characters | a new query with both channels waiting; the same query has no effect |
 * | typed, fewer characters | no query |
 * | answered or failed, latest query | sets this channel; the other channel stays |
 * | answered or failed, earlier query or channel already set | ignored |
 */
export const suggestReducer = (state: SuggestState, event: SuggestEvent): SuggestState => {
  if (event.kind === "typed") {
    const term = normaliseTerm(event.text)
    const query = term !== undefined && term.length >= minSuggestQueryLength ? term : undefined
    if (query === state.query) return state
    return { request: state.request + 1, query, product: waiting, content: waiting }
  }
  const isLate = event.request !== state.request || state.query === undefined
  if (isLate || state[event.channel].kind !== "waiting") return state
  const answer: ChannelState =
    event.kind === "failed" ? { kind: "failed" } : { kind: "answered", suggestions: event.suggestions }
  return settled(state, event.channel, answer)
}
