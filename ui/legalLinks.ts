import type { Link } from "@heimwerk/core/navigation/Link.ts"
import { legalLinks as linksOfMainSite } from "@heimwerk/core/navigation/legalLinks.ts"

import { brandSource } from "./brand.ts"

/** Beginning of the paths of the shop's own legal pages, as in `/rechtliches/impressum`. */
export const legalPath = "/rechtliches/"

const { legalPages } = brandSource

/**
 * Links to the legal pages: the shop's own ones if `LEGAL_PAGES` is set, with those of `MORE_LEGAL_PAGES` behind
 * them, otherwise those of the main site. Each opens in a new tab.
 */
export const legalLinks: ReadonlyArray<Link> =
  legalPages === undefined
    ? linksOfMainSite
    : linksOfMainSite
        .map(({ text }) => [text.toLowerCase(), text])
        .concat(legalPages === "" ? [] : legalPages.split(",").map((page) => page.split("=")))
        .map(([file = "", text = ""]) => ({ text: text.trim(), href: legalPath + file.trim() }))
