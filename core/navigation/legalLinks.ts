import type { Link } from "./Link.ts"
import { mainSite } from "./mainSite.ts"

/** A link to a legal page. */
export interface LegalLink extends Link {
  /** Whether the page is about the site and not about orders. It is then not a term of an order. */
  readonly isAboutSite?: true
}

/**
 * Links to the legal pages of the main site. Each opens in a new tab (storefront 2, footer and maintenance page). The
 * privacy policy is first and the imprint second: pages that show only these take them by position.
 */
export const legalLinks: ReadonlyArray<LegalLink> = [
  { text: "Datenschutz", href: `${mainSite}/datenschutz/` },
  { text: "Impressum", href: `${mainSite}/impressum/`, isAboutSite: true },
  { text: "AGB", href: `${mainSite}/agb/` },
  { text: "Nutzungsbedingungen", href: `${mainSite}/nutzungsbedingungen/`, isAboutSite: true },
  { text: "Widerrufsrecht", href: `${mainSite}/agb/onlineshop/#widerruf` },
  { text: "Barrierefreiheit", href: `${mainSite}/barrierefreiheit/`, isAboutSite: true },
]
