import { Effect } from "effect"
import { makeNearest } from "@heimwerk/core/geo/nearest.ts"
import type { Market } from "@heimwerk/core/market/Market.ts"
import { placeSubtitle, placeTitle } from "@heimwerk/core/place/title.ts"
import type { GeoPoint } from "@heimwerk/core/values/GeoPoint.ts"
import { germanOrder } from "@heimwerk/core/values/germanOrder.ts"
import { slug } from "@heimwerk/core/values/slug.ts"

import { brand } from "../../brand.ts"
import type { Load } from "../Answer.ts"
import { breadcrumbList } from "../breadcrumbList.ts"
import { failed } from "../failed.ts"
import type { PlaceLink } from "../../features/market/PlaceSuggestions.tsx"
import { type MarketSummary, marketSummary } from "../../features/market/marketSummary.ts"
import { type Centre, centreText, findCentre } from "./findCentre.ts"
import { countStep, type ListAddress, listPath, positionQuery, readListAddress } from "./listAddress.ts"
import { type MarketsNow, marketsNow } from "./marketsNow.ts"
import { paths } from "../../paths.ts"

/** The markets of a federal state. */
interface StateMarkets {
  readonly state: string
  /** The id of the federal state's heading on the page. */
  readonly anchor: string
  readonly markets: ReadonlyArray<Pick<Market, "link" | "name">>
}

/** The heading of the markets without a federal state. It comes after the headings of all states. */
const otherMarkets = "Weitere Märkte"

/** Groups all markets by federal state. States and markets are in German alphabetical order. */
const directoryOf = (markets: ReadonlyArray<Market>): ReadonlyArray<StateMarkets> =>
  Array.from(Map.groupBy(markets, ({ address }) => address.state ?? otherMarkets))
    .toSorted(([a], [b]) => Number(a === otherMarkets) - Number(b === otherMarkets) || germanOrder(a, b))
    .map(([state, those]) => ({
      state,
      anchor: slug(state),
      markets: those
        .map(({ link, name }) => ({ link, name }))
        .toSorted((a, b) => germanOrder(a.name, b.name)),
    }))

/** The markets near a place, an address or the visitor's position, nearest first. */
export interface NearMarkets {
  readonly title: string
  readonly markets: ReadonlyArray<MarketSummary>
  readonly total: number
  /** The centre of the list: a place, or the position of an address or of the visitor. */
  readonly around: { readonly placeId?: string; readonly position?: GeoPoint }
  /** Path of the same list with more markets; absent if all are shown. */
  readonly more?: string
  /** Path of the same list with only the first markets; absent if only the first markets are shown. */
  readonly fewer?: string
}

export interface MarketsData {
  /** Initial text of the search field. */
  readonly query: string
  readonly total: number
  readonly message?: string
  readonly places: ReadonlyArray<PlaceLink>
  readonly near?: NearMarkets
  /** The visitor's own market. Without a search, the page shows it above the directory of all markets. */
  readonly own?: MarketSummary
  readonly directory: ReadonlyArray<StateMarkets>
}

const queryOf = ({ placeId, search }: ListAddress, { place }: Centre): string =>
  search === "" && placeId !== undefined && place !== undefined ? placeTitle(place) : search

/** Links to choose between the places that match the search text; empty if fewer than two match. */
const placeLinks = ({ search }: ListAddress, { place, places }: Centre): ReadonlyArray<PlaceLink> =>
  places.length < 2
    ? []
    : places.map((each) => ({
        id: each.id,
        title: placeTitle(each),
        subtitle: placeSubtitle(each),
        link: listPath({ search, placeId: each.id, count: countStep }),
        isShown: each.id === place?.id,
      }))

const nearMarkets = (
  { all, at, own }: MarketsNow,
  address: ListAddress,
  centre: Centre & { readonly point: GeoPoint },
): NearMarkets => {
  const { count } = address
  const linkQuery = centre.place === undefined ? positionQuery(centre.point) : ""
  return {
    title: `Märkte ${centreText(centre)}`,
    markets: makeNearest(all, ({ geoPoint }) => geoPoint)(centre.point, count).map(({ distanceKm, item }) => {
      const summary = marketSummary(item, { at, own, distanceKm })
      return { ...summary, link: summary.link + linkQuery }
    }),
    total: all.length,
    around: centre.place === undefined ? { position: centre.point } : { placeId: centre.place.id },
    ...(count < all.length ? { more: listPath({ ...address, count: count + countStep }) } : {}),
    ...(count > countStep ? { fewer: listPath({ ...address, count: countStep }) } : {}),
  }
}

const crumbs = breadcrumbList([{ name: "Märkte", link: paths.markets }])

/** Loads the market page: the markets near a place, or all markets (forms and markets 2.3, 4.3). */
export const load: Load<MarketsData> = Effect.fn("pages.markets.load")(
  function* ({ url }) {
    const address = readListAddress(url.searchParams)
    const [now, centre] = yield* Effect.all([marketsNow(), findCentre(address)], { concurrency: "unbounded" })
    const { all, at, own } = now
    const { message, point } = centre
    const near = point === undefined ? undefined : nearMarkets(now, address, { ...centre, point })
    return {
      kind: "page" as const,
      data: {
        query: queryOf(address, centre),
        total: all.length,
        ...(message === undefined ? {} : { message }),
        places: placeLinks(address, centre),
        ...(near === undefined ? {} : { near }),
        ...(near !== undefined || own === undefined ? {} : { own: marketSummary(own, { at, own }) }),
        directory: near === undefined ? directoryOf(all) : [],
      },
      meta: {
        title: `${near?.title ?? "Märkte & Öffnungszeiten"} | ${brand.brand}`,
        description: `${all.length} ${brand.brand} Märkte mit Adresse, Öffnungszeiten und Weg dorthin: finde deinen über Postleitzahl, Ort oder Standort.`,
        canonicalPath: paths.markets,
        ...(near === undefined && message === undefined ? {} : { robots: "noindex, follow" }),
        jsonLd: [crumbs],
      },
    }
  },
  Effect.catch(({ message }) => Effect.succeed(failed(message, paths.markets))),
)
