import type { Suggestion } from "./Suggestion.ts"
import { normaliseTerm } from "./term.ts"

/** Suggestions are asked for from this many characters on (DESIGN decision 14). */
export const minSuggestQueryLength = 3

/** The two sources of suggestions; each settles for itself (storefront 7, search suggestions). */
export type SuggestChannel = "product" | "content"

/** What a channel has said to the latest query so far. */
export type ChannelState =
  | { readonly kind: "waiting" }
  | { readonly kind: "answered"; readonly suggestions: ReadonlyArray<Suggestion> }
  | { readonly kind: "failed" }

/** The suggestions of the latest query; without a query there is nothing to suggest. */
export interface SuggestState {
  /** Counts the queries, so that an answer can be told from that to the same words typed before. */
  readonly request: number
  readonly query: string | undefined
  readonly product: ChannelState
  readonly content: ChannelState
}

/** What can happen; `request` is the number of the query that is answered. */
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

/** Before anything was typed. */
export const initialSuggestState: SuggestState = {
  request: 0,
  query: undefined,
  product: waiting,
  content: waiting,
}

const settled = (state: SuggestState, channel: SuggestChannel, answer: ChannelState): SuggestState =>
  channel === "product" ? { ...state, product: answer } : { ...state, content: answer }

/**
 * The suggestions after something happened (storefront 7, an earlier request is cancelled when a new one starts):
 *
 * | event | becomes |
 * |---|---|
 * | typed, at least 3 characters | a new query, both channels waiting; the same query again changes nothing |
 * | typed, fewer | no query |
 * | answered or failed, the latest query | that channel settles, the other stays |
 * | answered or failed, an earlier query or a channel that has settled | nothing: no late answer wins |
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
