import type { CookieOptions } from "../device/CookieJar.port.ts"
import { currentHistory } from "./history.ts"
import type { SearchHistory, SearchHistoryItem } from "./SearchHistory.ts"

/** The cookie of the search history (storefront 9). */
export const historyCookie = "search_history_items"

/** It lives as long as its newest term, 30 days, on every path. */
export const historyCookieOptions: CookieOptions = { maxAgeSeconds: 30 * 86_400, path: "/" }

/** Browsers drop a cookie of more than 4096 bytes without a word; this leaves room for its name and options. */
const maxValueLength = 3_800

/**
 * The cookie's value, plain text that a jar encodes. The oldest terms are left out when they would not fit a cookie; four
 * terms of 200 signs may be too long.
 */
export const encodeHistory = (history: SearchHistory): string => {
  const text = JSON.stringify(history)
  return encodeURIComponent(text).length > maxValueLength ? encodeHistory(history.slice(0, -1)) : text
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isItem = (value: unknown): value is SearchHistoryItem =>
  typeof value === "object" &&
  value !== null &&
  "term" in value &&
  typeof value.term === "string" &&
  value.term !== "" &&
  "expires" in value &&
  typeof value.expires === "number"

/**
 * The history of a cookie's value at an instant. Never throws: what is no history is an empty one, and an entry that is
 * none is left out, because visitors and extensions change cookies.
 */
export const decodeHistory = (text: string | undefined, now: number): SearchHistory => {
  const value = parsed(text ?? "")
  if (!Array.isArray(value)) return []
  const items = value.filter(isItem).map(({ expires, term }) => ({ term: term.toWellFormed(), expires }))
  return currentHistory(items, now)
}
