import type { Link } from "@heimwerk/core/navigation/Link.ts"
import { legalLinks as linksOfMainSite } from "@heimwerk/core/navigation/legalLinks.ts"

import { brandSource } from "./brand.ts"

/** Beginning of the paths of the shop's own legal pages, as in `/rechtliches/impressum`. */
export const legalPath = "/rechtliches/"

/**
 * Links to the legal pages: the shop's own ones if `LEGAL_PAGES` is set, otherwise those of the main site. Each
 * opens in a new tab.
 */
export const legalLinks: ReadonlyArray<Link> = brandSource.hasLegalPages
  ? linksOfMainSite.map(({ text }) => ({ text, href: legalPath + text.toLowerCase() }))
  : linksOfMainSite
