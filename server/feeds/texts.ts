import { escapeHtml } from "../pages/html.ts"

/**
 * Writes `robots.txt`. Crawlers must not read the basket, the wishlist, `/suche` (which only redirects to
 * search results) and the parts of the HTTP interface below `/shop/`, `/rest/` and `/public/`. They may read
 * all other pages.
 */
export const robots = (origin: string) =>
  [
    "User-agent: *",
    "Disallow: /warenkorb",
    "Disallow: /merkliste",
    "Disallow: /suche",
    "Disallow: /shop/",
    "Disallow: /rest/",
    "Disallow: /public/",
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ].join("\n")

const halfYear = 180 * 24 * 60 * 60 * 1000

/**
 * Writes `security.txt`, which says how to report a vulnerability (RFC 9116). It expires half a year after
 * the request.
 */
export const securityTxt = (origin: string, contact: string, now: number) =>
  [
    `Contact: ${contact}`,
    `Expires: ${new Date(now + halfYear).toISOString()}`,
    "Preferred-Languages: de, en",
    `Canonical: ${origin}/.well-known/security.txt`,
    "",
  ].join("\n")

const xmlns = `xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"`
const declaration = `<?xml version="1.0" encoding="UTF-8"?>`

/** Writes one sitemap with the given paths. */
export const sitemap = (origin: string, paths: ReadonlyArray<string>) =>
  `${declaration}<urlset ${xmlns}>${paths
    .map((path) => `<url><loc>${escapeHtml(origin + path)}</loc></url>`)
    .join("")}</urlset>`

/** Writes the index of all sitemaps: one for pages, several for articles. */
export const sitemapIndex = (origin: string, articleMaps: number) => {
  const maps = ["seiten", ...Array.from({ length: articleMaps }, (_, index) => `artikel-${index + 1}`)]
  const entries = maps.map(
    (name) => `<sitemap><loc>${escapeHtml(`${origin}/sitemap/${name}.xml`)}</loc></sitemap>`,
  )
  return `${declaration}<sitemapindex ${xmlns}>${entries.join("")}</sitemapindex>`
}
