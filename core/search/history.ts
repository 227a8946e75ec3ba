import type { SearchHistory, SearchHistoryItem } from "./SearchHistory.ts"
import { normaliseTerm } from "./term.ts"

/** The most terms that are remembered (storefront 9, search history). */
export const maxHistoryItems = 4

const validMillis = 30 * 86_400_000

/**
 * The terms that count at an instant: neither expired nor a repetition of a newer one, at most 4, in their order. A term is
 * valid for 30 days and not at the very end of them (storefront 9, search history).
 * @stability stable
 */
export const currentHistory = (history: SearchHistory, now: number): SearchHistory => {
  const kept: Array<SearchHistoryItem> = []
  for (const item of history) {
    if (item.expires > now && !kept.some(({ term }) => term === item.term)) kept.push(item)
  }
  return kept.slice(0, maxHistoryItems)
}

/**
 * The history after a search: the term, normalised as for its address, comes first and is valid for 30 days from now; an
 * older entry of the same term goes (storefront 5, search). An empty term is not remembered.
 * @stability stable
 */
export const rememberTerm = (history: SearchHistory, text: string, now: number): SearchHistory => {
  const term = normaliseTerm(text)
  if (term === undefined) return currentHistory(history, now)
  return currentHistory([{ term, expires: now + validMillis }, ...history], now)
}
