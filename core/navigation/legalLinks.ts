import type { Link } from "./Link.ts"
import { mainSite } from "./mainSite.ts"

/**
 * Links to the legal pages of the main site. Each opens in a new tab (storefront 2, footer and maintenance
 * page).
 */
export const legalLinks: ReadonlyArray<Link> = [
  { text: "Datenschutz", href: `${mainSite}/datenschutz/` },
  { text: "Impressum", href: `${mainSite}/impressum/` },
  { text: "AGB", href: `${mainSite}/agb/` },
  { text: "Nutzungsbedingungen", href: `${mainSite}/nutzungsbedingungen/` },
  { text: "Widerrufsrecht", href: `${mainSite}/agb/onlineshop/#widerruf` },
  { text: "Barrierefreiheit", href: `${mainSite}/barrierefreiheit/` },
]
