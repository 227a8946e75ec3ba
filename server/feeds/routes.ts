import { berlinTime } from "@heimwerk/core/values/berlinTime.ts"
import { hoursCalendar } from "@heimwerk/core/market/hoursCalendar.ts"
import { Catalog } from "@heimwerk/core/catalog/Catalog.port.ts"
import { Markets } from "@heimwerk/core/market/Markets.port.ts"
import { normaliseTerm, searchPath } from "@heimwerk/core/search/term.ts"
import { Clock, Effect, Layer } from "effect"
import { HttpRouter, HttpServerRequest, HttpServerResponse } from "effect/http"

import { notFound } from "../security/refusal.ts"
import { originFor, Settings } from "../settings/ShopSettings.ts"
import { ArticleSitemaps, maxSitemaps } from "./ArticleSitemaps.ts"
import { robots, securityTxt, sitemap, sitemapIndex } from "./texts.ts"

const originOfRequest = Effect.gen(function* () {
  const { headers } = yield* HttpServerRequest.HttpServerRequest
  return originFor(yield* Settings, headers["host"])
})

const daily = { headers: { "cache-control": "public, max-age=86400" } }
const plain = (text: string) =>
  HttpServerResponse.text(text, { contentType: "text/plain; charset=utf-8", ...daily })
const xml = (text: string) =>
  HttpServerResponse.text(text, { contentType: "application/xml; charset=utf-8", ...daily })

const pages = Effect.gen(function* () {
  const markets = yield* (yield* Markets).all
  const categories = yield* (yield* Catalog).navigation
  return [
    "/",
    "/angebote",
    "/maerkte",
    "/kontakt/",
    "/newsletter/anmelden/",
    "/service/handwerksservice/",
    "/service/energieeffizientes-wohnen/",
    "/service/versandkosten/",
    "/vorteilskarte",
    ...categories.flatMap(({ link, subCategories }) => [
      link,
      ...subCategories.map((category) => category.link),
    ]),
    ...markets.map(({ link }) => link),
  ]
})

const routes = [
  HttpRouter.add(
    "GET",
    "/robots.txt",
    Effect.map(originOfRequest, (origin) => plain(robots(origin))),
  ),
  HttpRouter.add(
    "GET",
    "/.well-known/security.txt",
    Effect.gen(function* () {
      const { securityContact } = yield* Settings
      return plain(securityTxt(yield* originOfRequest, securityContact, yield* Clock.currentTimeMillis))
    }),
  ),
  HttpRouter.add(
    "GET",
    "/sitemap.xml",
    Effect.gen(function* () {
      return xml(sitemapIndex(yield* originOfRequest, yield* (yield* ArticleSitemaps).count))
    }),
  ),
  HttpRouter.add(
    "GET",
    "/sitemap/seiten.xml",
    Effect.gen(function* () {
      return xml(sitemap(yield* originOfRequest, yield* pages))
    }),
  ),
  HttpRouter.add(
    "GET",
    "/sitemap/artikel-:number.xml",
    Effect.gen(function* () {
      const number = Number((yield* HttpRouter.params)["number"])
      if (!Number.isInteger(number) || number < 1 || number > maxSitemaps) return notFound
      const links = yield* (yield* ArticleSitemaps).links(number)
      return links === undefined ? notFound : xml(sitemap(yield* originOfRequest, links))
    }),
  ),
  /** Serves a calendar file with a market's opening hours. */
  HttpRouter.add(
    "GET",
    "/markt/:slug/oeffnungszeiten.ics",
    Effect.gen(function* () {
      const { slug = "" } = yield* HttpRouter.params
      const market = (yield* (yield* Markets).all).find(({ link }) => link === `/markt/${slug}`)
      if (market === undefined) return notFound
      const now = yield* Clock.currentTimeMillis
      return HttpServerResponse.text(hoursCalendar(market, berlinTime(now).date, now), {
        contentType: "text/calendar; charset=utf-8",
        headers: {
          "cache-control": "public, max-age=3600",
          "content-disposition": `attachment; filename="heimwerk-${slug}.ics"`,
        },
      })
    }),
  ),
  /** Handles the search form in browsers without scripts. An empty term redirects to the home page. */
  HttpRouter.add(
    "GET",
    "/suche",
    Effect.map(HttpServerRequest.ParsedSearchParams, ({ q }) => {
      const term = normaliseTerm(Array.isArray(q) ? (q[0] ?? "") : (q ?? ""))
      return HttpServerResponse.redirect(term === undefined ? "/" : searchPath(term), { status: 303 })
    }),
  ),
] as const

/** Routes of robots.txt, security.txt, the sitemaps, the calendars of markets, and the search form. */
export const layer = Layer.mergeAll(...routes)
