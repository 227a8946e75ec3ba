import * as Schema from "effect/Schema"

/** A term the visitor searched for (storefront 3, search history item); `expires` is in epoch milliseconds. */
export const SearchHistoryItem = Schema.Struct({ term: Schema.NonEmptyString, expires: Schema.Finite })
export type SearchHistoryItem = typeof SearchHistoryItem.Type

/**
 * The visitor's recent search terms, newest first.
 * @stability stable
 */
export const SearchHistory = Schema.Array(SearchHistoryItem)
export type SearchHistory = typeof SearchHistory.Type
