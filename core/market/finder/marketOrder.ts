import type { GeoPoint } from "../../values/GeoPoint.ts"
import { sortedByName } from "../dropdown.ts"
import type { Market } from "../Market.ts"
import { makeNearest } from "../../geo/nearest.ts"

/** A market with its distance in km. The distance is `undefined` if there is no point to measure from. */
export interface MarketAway {
  readonly market: Market
  readonly distanceKm: number | undefined
}

/** Function that sorts markets for the store finder's list. */
export type MarketOrder = (
  markets: ReadonlyArray<Market>,
  point: GeoPoint | undefined,
) => ReadonlyArray<MarketAway>

const orderOf = (
  markets: ReadonlyArray<Market>,
): ((point: GeoPoint | undefined) => ReadonlyArray<MarketAway>) => {
  const nearest = makeNearest(markets, ({ geoPoint }) => geoPoint)
  return (point) =>
    point === undefined
      ? sortedByName(markets).map((market) => ({ market, distanceKm: undefined }))
      : nearest(point, markets.length).map(({ distanceKm, item }) => ({ market: item, distanceKm }))
}

/**
 * Makes a function that sorts markets: nearest first (forms and markets 4.3), or by name if there is no
 * point to measure from. It caches the last result, because the finder sorts the same list on every pointer
 * move.
 */
export const makeMarketOrder = (): MarketOrder => {
  let last:
    | {
        readonly markets: ReadonlyArray<Market>
        readonly order: ReturnType<typeof orderOf>
        readonly point: GeoPoint | undefined
        readonly answer: ReadonlyArray<MarketAway>
      }
    | undefined
  return (markets, point) => {
    if (last?.markets === markets && last.point === point) return last.answer
    const order = last?.markets === markets ? last.order : orderOf(markets)
    last = { markets, order, point, answer: order(point) }
    return last.answer
  }
}
