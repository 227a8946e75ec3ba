import { timings } from "../timings.ts"
import { type CookieChange, marketCookies } from "./selection.ts"

/** Input of the rule for the first-visit prompt. */
export interface FirstVisit {
  /** Whether the visitor has clicked or scrolled. */
  readonly hasActed: boolean
  readonly elapsedMillis: number
  readonly isConsentRequired: boolean
  /** Whether the selected market is marked as new. */
  readonly isNewMarket: boolean
  readonly isMenuOpen: boolean
  readonly wasShown: boolean
}

/**
 * Returns whether the prompt appears (storefront 4, header): once, after the first click or scroll or after 10 seconds,
 * if no consent is required, the market is marked new and the off-canvas menu is closed.
 */
export const showsFirstVisitPrompt = (visit: FirstVisit): boolean =>
  (visit.hasActed || visit.elapsedMillis >= timings.firstVisitPrompt) &&
  !visit.isConsentRequired &&
  visit.isNewMarket &&
  !visit.isMenuOpen &&
  !visit.wasShown

/** Cookie changes when the prompt closes: the market is no longer new (storefront 4, setMarketAsNotNew). */
export const marketIsNotNew: ReadonlyArray<CookieChange> = [
  { kind: "remove", name: marketCookies.showLocalisationBar },
]
