import { distanceText } from "../geo/distance.ts"
import { makeNearest } from "../geo/nearest.ts"
import type { GeoPoint } from "../values/GeoPoint.ts"
import type { Market } from "./Market.ts"
import { type AskedTime, openingAnswer, openingText } from "./openingAnswer.ts"

/** A market with its distance and its opening status. */
export interface NearMarket {
  readonly id: string
  readonly name: string
  readonly distanceKm: number
  readonly distanceText: string
  readonly open: boolean
  readonly status: string
  /** Time of the next opening in epoch ms. `undefined` if the market does not open within 60 days. */
  readonly next: number | undefined
}

/** The markets near a position. */
export interface NearMarkets {
  /** The markets, nearest first. */
  readonly markets: ReadonlyArray<NearMarket>
  /**
   * German text if no market of the list is open. It names the market that opens first, if one opens within 60
   * days.
   */
  readonly remark?: string
}

/** Choice of the near markets to return. */
interface NearChoice {
  /** Maximum number of markets. */
  readonly limit: number
  /** Whether only open markets are wanted. */
  readonly isOpen: boolean
}

/**
 * Returns a sentence with the market that opens first. If several open at the same time, it names the
 * nearest. Returns an empty text if none opens within 60 days.
 */
const firstToOpen = (markets: ReadonlyArray<NearMarket>): string => {
  const [first] = markets
    .flatMap(({ id, name, next }) => (next === undefined ? [] : [{ id, name, next }]))
    .toSorted((a, b) => a.next - b.next)
  return first === undefined ? "" : `Zuerst öffnet ${first.name} (${first.id}): ${openingText(first.next)}.`
}

/** Returns the markets near a position with their opening status at a time, nearest first. */
export const nearMarkets = (
  markets: ReadonlyArray<Market>,
  { name, point }: { readonly name: string; readonly point: GeoPoint },
  asked: AskedTime,
  { isOpen, limit }: NearChoice,
): NearMarkets => {
  const nearest = makeNearest(markets, ({ geoPoint }) => geoPoint)
  const ranked = nearest(point, isOpen ? markets.length : limit).map(({ distanceKm, item }) => {
    const { next, open, status } = openingAnswer(item, asked)
    return {
      id: item.id,
      name: item.name,
      distanceKm,
      distanceText: distanceText(distanceKm),
      open,
      status,
      next,
    }
  })
  const found = ranked.filter(({ open }) => open || !isOpen).slice(0, limit)
  if (found.some(({ open }) => open)) return { markets: found }
  const first = firstToOpen(ranked.slice(0, limit))
  const remark =
    found.length > 0 ? first : `Zu dieser Zeit hat kein Markt bei ${name} geöffnet. ${first}`.trimEnd()
  return remark === "" ? { markets: found } : { markets: found, remark }
}
