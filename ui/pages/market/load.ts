import { Effect } from "effect"

import { richText } from "@heimwerk/adapters/html/richText.ts"
import { defaultMarketFlags } from "@heimwerk/core/environment.ts"
import { distanceKm, distanceText } from "@heimwerk/core/geo/distance.ts"
import { flaggedMarket } from "@heimwerk/core/market/flaggedMarket.ts"
import type { Market } from "@heimwerk/core/market/Market.ts"
import { makeNearest } from "@heimwerk/core/geo/nearest.ts"
import type { RichText } from "@heimwerk/core/market/RichText.ts"

import { brand } from "../../brand.ts"
import { type ContactLink, contactLinks, routeLink } from "../../features/market/contact.ts"
import { type SpecialRow, specialRows, type WeekRow, weekRows } from "../../features/market/hoursRows.ts"
import { type MarketSummary, marketSummary } from "../../features/market/marketSummary.ts"
import { paths } from "../../paths.ts"
import type { Load, PageRequest } from "../Answer.ts"
import { breadcrumbList } from "../breadcrumbList.ts"
import { failed, missing } from "../failed.ts"
import { positionIn } from "../markets/listAddress.ts"
import { marketsNow } from "../markets/marketsNow.ts"
import { hardwareStore } from "./hardwareStore.ts"

export interface MarketData {
  readonly market: MarketSummary
  /**
   * Distance from the visitor's position, for example `12,3 Km von deinem Standort`. Without a position, it
   * is the distance from the visitor's own market; absent on that market's page, and for a visitor
   * without an own market.
   */
  readonly distance?: string
  readonly route: string
  readonly phone?: ContactLink
  readonly email?: ContactLink
  /** Path of the calendar file with the opening hours. */
  readonly calendar: string
  readonly services: ReadonlyArray<ReadonlyArray<RichText>>
  readonly owners: Market["marketOwner"]
  readonly week: ReadonlyArray<WeekRow>
  readonly special: ReadonlyArray<SpecialRow>
  readonly others: ReadonlyArray<MarketSummary>
}

/** Number of nearby markets that the page lists. */
const otherCount = 3

const distanceFrom = (market: Market, { url }: PageRequest, own: Market | undefined): string | undefined => {
  const position = positionIn(url.searchParams)
  if (position !== undefined && position !== "unusable")
    return `${distanceText(distanceKm(position, market.geoPoint))} von deinem Standort`
  if (own === undefined || own.id === market.id) return undefined
  return `${distanceText(distanceKm(own.geoPoint, market.geoPoint))} von deinem Markt ${own.name}`
}

/** Loads the page of a market (storefront 2, market detail). */
export const load: Load<MarketData> = Effect.fn("pages.market.load")(
  function* (request) {
    const { all, at, own } = yield* marketsNow()
    const found = all.find(({ link }) => link === `/markt/${request.params["slug"] ?? ""}`)
    if (found === undefined) return missing(request.url.pathname)
    const market = flaggedMarket(found, defaultMarketFlags)
    const distance = distanceFrom(market, request, own)
    const others = makeNearest(all, ({ geoPoint }) => geoPoint)(market.geoPoint, otherCount + 1)
    const { city, street, zip } = market.address
    return {
      kind: "page" as const,
      data: {
        market: marketSummary(market, { at, own }),
        ...(distance === undefined ? {} : { distance }),
        route: routeLink(market.geoPoint),
        ...contactLinks(market),
        calendar: `${market.link}/oeffnungszeiten.ics`,
        services: market.services.map(richText),
        owners: market.marketOwner,
        week: weekRows(market, at),
        special: specialRows(market, at),
        others: others
          .filter(({ item }) => item.id !== market.id)
          .slice(0, otherCount)
          .map(({ distanceKm, item }) => marketSummary(item, { at, own, distanceKm })),
      },
      meta: {
        title: `${market.name}: Öffnungszeiten & Adresse | ${brand.brand}`,
        description: `${market.name}, ${street}, ${zip} ${city}: Öffnungszeiten, Telefon und Weg zu deinem ${brand.brand} Baumarkt.`,
        canonicalPath: market.link,
        jsonLd: [
          hardwareStore(market, at),
          breadcrumbList([
            { name: "Märkte", link: paths.markets },
            { name: market.name, link: market.link },
          ]),
        ],
      },
    }
  },
  (effect, { url }) => Effect.catch(effect, ({ message }) => Effect.succeed(failed(message, url.pathname))),
)
