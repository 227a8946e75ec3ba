import type { GeoPoint } from "../../values/GeoPoint.ts"
import { sortedByName } from "../dropdown.ts"
import type { Market } from "../Market.ts"
import { makeNearest } from "../../geo/nearest.ts"

/** A market with its distance in km from what the list is around; none when that is not known. */
export interface MarketAway {
  readonly market: Market
  readonly distanceKm: number | undefined
}

/** Puts markets in the order of a list. */
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
 * Makes an order of markets: nearest first (forms and markets 4.3), by name when there is no point to be near to. It keeps
 * its last answer, because a finder asks for the same list with every move of the mouse.
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
