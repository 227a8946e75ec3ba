import * as Schema from "effect/Schema"

/** A term the visitor searched for (storefront 3, search history item); `expires` is in epoch milliseconds. */
export class SearchHistoryItem extends Schema.Opaque<SearchHistoryItem>()(
  Schema.Struct({ term: Schema.NonEmptyString, expires: Schema.Finite }),
) {}

/**
 * The visitor's recent search terms, newest first.
 * @stability stable
 * @example
 * import { currentHistory, SearchHistory } from "@heimwerk/core/search"
 *
 * const history: SearchHistory = [{ term: "farbe", expires: Date.UTC(2026, 11, 23) }]
 * currentHistory(history, Date.UTC(2027, 0, 1)) // => []
 */
export const SearchHistory = Schema.Array(SearchHistoryItem)
export type SearchHistory = typeof SearchHistory.Type
