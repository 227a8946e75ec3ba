import type { Link } from "@heimwerk/core/navigation/Link.ts"
import { legalLinks as linksOfMainSite } from "@heimwerk/core/navigation/legalLinks.ts"

import { brandSource } from "./brand.ts"

/** Folder of the addresses of own legal pages, such as `/rechtliches/impressum`. */
export const legalPath = "/rechtliches/"

/** Links to the legal pages: own ones with `LEGAL_PAGES`, or those of the main site. Each opens in a new tab. */
export const legalLinks: ReadonlyArray<Link> = brandSource.hasLegalPages
  ? linksOfMainSite.map(({ text }) => ({ text, href: legalPath + text.toLowerCase() }))
  : linksOfMainSite
