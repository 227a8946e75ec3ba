import { timings } from "../timings.ts"
import { type CookieChange, marketCookies } from "./selection.ts"

/** Data that decide whether the first-visit prompt appears. */
export interface FirstVisit {
  /** Whether the visitor has clicked or scrolled. */
  readonly hasActed: boolean
  readonly elapsedMillis: number
  readonly isConsentRequired: boolean
  readonly isMenuOpen: boolean
  readonly wasShown: boolean
}

/**
 * Returns whether the first-visit prompt for an unconfirmed market appears (storefront 4, header). It appears
 * once, after the first click or scroll or after 10 seconds. A pending consent decision or an open off-canvas
 * menu prevents it.
 */
export const showsFirstVisitPrompt = (visit: FirstVisit): boolean =>
  (visit.hasActed || visit.elapsedMillis >= timings.firstVisitPrompt) &&
  !visit.isConsentRequired &&
  !visit.isMenuOpen &&
  !visit.wasShown

/**
 * Cookie changes when the first-visit prompt closes: the market counts as confirmed (storefront 4,
 * setMarketAsNotNew).
 */
export const marketIsNotNew: ReadonlyArray<CookieChange> = [
  { kind: "remove", name: marketCookies.showLocalisationBar },
]
