import { escapeHtml } from "../pages/html.ts"

/** Crawlers may read everything but what belongs to one visitor and what only repeats a list. */
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

/** Where to report a weakness (RFC 9116); valid half a year from the day it is read. */
export const securityTxt = (origin: string, now: number) =>
  [
    "Contact: mailto:sicherheit@heimwerk.example",
    `Expires: ${new Date(now + halfYear).toISOString()}`,
    "Preferred-Languages: de, en",
    `Canonical: ${origin}/.well-known/security.txt`,
    "",
  ].join("\n")

const xmlns = `xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"`
const declaration = `<?xml version="1.0" encoding="UTF-8"?>`

/** One site map of the given paths. */
export const sitemap = (origin: string, paths: ReadonlyArray<string>) =>
  `${declaration}<urlset ${xmlns}>${paths
    .map((path) => `<url><loc>${escapeHtml(origin + path)}</loc></url>`)
    .join("")}</urlset>`

/** The list of all site maps: the pages, and the articles in parts. */
export const sitemapIndex = (origin: string, articleMaps: number) => {
  const maps = ["seiten", ...Array.from({ length: articleMaps }, (_, index) => `artikel-${index + 1}`)]
  const entries = maps.map(
    (name) => `<sitemap><loc>${escapeHtml(`${origin}/sitemap/${name}.xml`)}</loc></sitemap>`,
  )
  return `${declaration}<sitemapindex ${xmlns}>${entries.join("")}</sitemapindex>`
}
