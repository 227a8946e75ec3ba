import { inject } from "vitest"

import { sitemapPaths } from "../support/sitemap.ts"

/** Names and paths of pages whose path does not depend on the shop's data. */
const fixed = {
  home: "/",
  search: "/s/akkuschrauber",
  "search without result": "/s/qqqqzzzz",
  offers: "/angebote",
  markets: "/maerkte",
  "markets near a postcode": "/maerkte?suche=50667",
  basket: "/warenkorb",
  contact: "/kontakt/",
  newsletter: "/newsletter/anmelden/",
  "newsletter's link": "/newsletter/bestaetigen?token=abc",
  "newsletter's cancellation": "/newsletter/abmelden",
  "newsletter's cancel link": "/newsletter/abmelden?token=abc",
  "craftsman service": "/service/handwerksservice/",
  "energy-efficient living": "/service/energieeffizientes-wohnen/",
  "shipping costs": "/service/versandkosten/",
  "loyalty card": "/vorteilskarte",
  wishlist: "/merkliste",
  "not found": "/gibt-es-nicht",
}

/** Names of the kinds of pages whose paths `addresses` returns. */
export const kinds: ReadonlyArray<string> = ["category", "product", "market", ...Object.keys(fixed)]

/** Returns one path per kind of page. Paths that depend on the shop's data are taken from its sitemap. */
export const addresses = async (): Promise<Readonly<Record<string, string>>> => {
  const paths = await sitemapPaths(inject("origin"))
  const first = (start: string) => {
    const path = paths.find((path) => path.startsWith(start))
    if (path === undefined) throw new Error(`The sitemap has no page under ${start}.`)
    return path
  }
  return { ...fixed, category: first("/c/"), product: first("/p/"), market: first("/markt/") }
}

/**
 * Returns the path of the first article of a list whose page satisfies a condition.
 *
 * @param marketId the market of the visitor who reads the pages; default: none
 */
export const articleWhere = async (
  list: string,
  isWanted: (html: string) => boolean,
  marketId?: string,
): Promise<string> => {
  const headers = marketId === undefined ? {} : { cookie: `market_id=${marketId}` }
  const html = async (path: string) => (await fetch(inject("origin") + path, { headers })).text()
  for (const [, path = ""] of (await html(list)).matchAll(/href="(\/p\/[^"]+\/\d+)"/gu))
    if (isWanted(await html(path))) return path
  throw new Error(`The list ${list} has no such article.`)
}
