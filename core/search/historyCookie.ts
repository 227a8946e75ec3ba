import type { CookieOptions } from "../device/CookieJar.port.ts"
import { currentHistory } from "./history.ts"
import type { SearchHistory, SearchHistoryItem } from "./SearchHistory.ts"

/** Name of the search history cookie (storefront 9). */
export const historyCookie = "search_history_items"

/**
 * Options of the search history cookie. The cookie is sent for every path and expires after 30 days, like its
 * newest term.
 */
export const historyCookieOptions: CookieOptions = { maxAgeSeconds: 30 * 86_400, path: "/" }

/**
 * Maximum length of the URL-encoded cookie value, in characters. Browsers silently drop cookies above 4096
 * bytes; 3,800 leaves room for the name and the options.
 */
const maxValueLength = 3_800

/**
 * Encodes the search history as a cookie value. Drops the oldest terms until the value fits, because four
 * terms of 200 characters may be too long.
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
 * Decodes the search history from a cookie value. Visitors and browser extensions may change cookies, so an
 * invalid value gives an empty history and invalid entries are skipped. Never throws.
 */
export const decodeHistory = (text: string | undefined, now: number): SearchHistory => {
  const value = parsed(text ?? "")
  if (!Array.isArray(value)) return []
  const items = value.filter(isItem).map(({ expires, term }) => ({ term: term.toWellFormed(), expires }))
  return currentHistory(items, now)
}
