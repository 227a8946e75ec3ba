import { inject } from "vitest"

/** One address of every kind of page, taken from the shop's own sitemap. */
export const addresses = async (): Promise<Readonly<Record<string, string>>> => {
  const sitemap = await (await fetch(`${inject("origin")}/sitemap.xml`)).text()
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/gu)].map(
    ([, address]) => new URL(address ?? "").pathname,
  )
  const first = (start: string) => paths.find((path) => path.startsWith(start)) ?? "/"
  return {
    home: "/",
    category: first("/c/"),
    product: first("/p/"),
    market: first("/markt/"),
    search: "/s/akkuschrauber",
    "search without result": "/s/qqqqzzzz",
    markets: "/maerkte",
    "markets near a postcode": "/maerkte?suche=50667",
    basket: "/warenkorb",
    "not found": "/gibt-es-nicht",
  }
}
