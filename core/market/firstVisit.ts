import { timings } from "../timings.ts"
import { type CookieChange, marketCookies } from "./selection.ts"

/** What decides about the first-visit localisation prompt. */
export interface FirstVisit {
  /** A click or a scroll has happened. */
  readonly hasActed: boolean
  readonly elapsedMillis: number
  readonly isConsentRequired: boolean
  /** The store is marked new. */
  readonly isNewMarket: boolean
  readonly isMenuOpen: boolean
  readonly wasShown: boolean
}

/**
 * Whether the prompt appears now (storefront 4, header): once, after the first click or scroll or after 10 seconds, when no
 * consent is required, the store is marked new and the off-canvas menu is closed.
 */
export const showsFirstVisitPrompt = (visit: FirstVisit): boolean =>
  (visit.hasActed || visit.elapsedMillis >= timings.firstVisitPrompt) &&
  !visit.isConsentRequired &&
  visit.isNewMarket &&
  !visit.isMenuOpen &&
  !visit.wasShown

/** Closing the prompt marks the store as not new: its flag goes (storefront 4, setMarketAsNotNew). */
export const marketIsNotNew: ReadonlyArray<CookieChange> = [
  { kind: "remove", name: marketCookies.showLocalisationBar },
]
