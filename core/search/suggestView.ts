import { unknownError } from "../navigation/unknownError.ts"
import { nothingFound } from "./nothingFound.ts"
import type { ChannelState, SuggestState } from "./suggest.ts"
import type { Suggestion } from "./Suggestion.ts"

/** Content of the panel under the search field. */
export type SuggestView =
  | { readonly kind: "hidden" }
  | { readonly kind: "loading" }
  | {
      readonly kind: "list"
      readonly product: ReadonlyArray<Suggestion>
      readonly content: ReadonlyArray<Suggestion>
    }
  | { readonly kind: "message"; readonly text: string }

const suggestionsOf = (channel: ChannelState): ReadonlyArray<Suggestion> =>
  channel.kind === "answered" ? channel.suggestions : []

/**
 * Returns the view of the latest query (storefront 8, search). Results appear as soon as one channel has
 * some. A message appears only when both channels have finished without results: the error message if one of
 * them failed, else the message that nothing was found.
 */
export const suggestView = (state: SuggestState): SuggestView => {
  if (state.query === undefined) return { kind: "hidden" }
  const product = suggestionsOf(state.product)
  const content = suggestionsOf(state.content)
  if (product.length + content.length > 0) return { kind: "list", product, content }
  if (state.product.kind === "waiting" || state.content.kind === "waiting") return { kind: "loading" }
  const hasFailed = state.product.kind === "failed" || state.content.kind === "failed"
  return { kind: "message", text: hasFailed ? unknownError : nothingFound }
}
