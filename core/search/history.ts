import type { SearchHistory, SearchHistoryItem } from "./SearchHistory.ts"
import { normaliseTerm } from "./term.ts"

/** Maximum number of terms in the search history (storefront 9, search history). */
export const maxHistoryItems = 4

const validMillis = 30 * 86_400_000

/**
 * Returns the valid terms of the search history at a time: not expired, without duplicates, at most 4,
 * newest first. A term expires after exactly 30 days (storefront 9, search history).
 * @stability stable
 * @example
 * import { currentHistory, rememberTerm } from "@heimwerk/core/search"
 *
 * const november = Date.UTC(2026, 10, 23)
 * currentHistory(rememberTerm([], "Farbe", november), november).map(({ term }) => term) // => ["farbe"]
 */
export const currentHistory = (history: SearchHistory, now: number): SearchHistory => {
  const kept: Array<SearchHistoryItem> = []
  for (const item of history) {
    if (item.expires > now && !kept.some(({ term }) => term === item.term)) kept.push(item)
  }
  return kept.slice(0, maxHistoryItems)
}

/**
 * Normalises a term, adds it to the front of the search history for 30 days, and removes its older entry
 * (storefront 5, search). Ignores an empty term.
 * @stability stable
 * @example
 * import { rememberTerm } from "@heimwerk/core/search"
 *
 * const now = Date.UTC(2026, 10, 23)
 * const history = rememberTerm(rememberTerm([], "Farbe", now), "Pinsel", now)
 * history.map(({ term }) => term) // => ["pinsel", "farbe"]
 */
export const rememberTerm = (history: SearchHistory, text: string, now: number): SearchHistory => {
  const term = normaliseTerm(text)
  if (term === undefined) return currentHistory(history, now)
  return currentHistory([{ term, expires: now + validMillis }, ...history], now)
}
