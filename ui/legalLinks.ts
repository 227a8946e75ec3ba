import { type LegalLink, legalLinks as linksOfMainSite } from "@heimwerk/core/navigation/legalLinks.ts"

import { brandSource } from "./brand.ts"

/** Beginning of the paths of the shop's own legal pages, as in `/rechtliches/impressum`. */
export const legalPath = "/rechtliches/"

const { legalPages } = brandSource

/**
 * Links to the legal pages: the shop's own ones if `LEGAL_PAGES` is set, with those of `MORE_LEGAL_PAGES` behind
 * them, otherwise those of the main site. Each opens in a new tab.
 */
export const legalLinks: ReadonlyArray<LegalLink> =
  legalPages === undefined
    ? linksOfMainSite
    : linksOfMainSite
        .map((link) => ({ ...link, href: legalPath + link.text.toLowerCase() }))
        .concat(
          (legalPages === "" ? [] : legalPages.split(",")).map((page) => {
            const [file = "", text = ""] = page.split("=")
            return { text: text.trim(), href: legalPath + file.trim() }
          }),
        )
