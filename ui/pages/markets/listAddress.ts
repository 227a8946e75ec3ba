import type { GeoPoint } from "@heimwerk/core/values/GeoPoint.ts"

import { fields, paths } from "../../paths.ts"

/** The state of the market page, as contained in its query. */
export interface ListAddress {
  /** The trimmed search text; empty if nothing was searched. */
  readonly search: string
  /** The id of a selected place. */
  readonly placeId?: string
  /** The visitor's position; `"unusable"` if it is invalid. */
  readonly position?: GeoPoint | "unusable"
  readonly count: number
}

const countField = "anzahl"

/** Number of markets that the list shows at first, and that each 'Mehr anzeigen' adds. */
export const countStep = 6

const degrees = (text: string, limit: number): number | undefined =>
  /^-?\d{1,3}(\.\d{1,15})?$/u.test(text) && Math.abs(Number(text)) <= limit ? Number(text) : undefined

const positionOf = (lat: string, lng: string): GeoPoint | "unusable" => {
  const point = { lat: degrees(lat, 90), lng: degrees(lng, 180) }
  return point.lat === undefined || point.lng === undefined ? "unusable" : { lat: point.lat, lng: point.lng }
}

/** Reads the visitor's position from the query of the market page. */
export const positionIn = (query: URLSearchParams): GeoPoint | "unusable" | undefined => {
  const [lat, lng] = [query.get(fields.lat), query.get(fields.lng)]
  return lat === null && lng === null ? undefined : positionOf(lat ?? "", lng ?? "")
}

/** Reads the state of the market page from its query. If the number of markets is invalid, 6 are shown. */
export const readListAddress = (query: URLSearchParams): ListAddress => {
  const placeId = query.get(fields.placeId) ?? ""
  const position = positionIn(query)
  const count = query.get(countField) ?? ""
  return {
    search: (query.get(fields.place) ?? "").trim(),
    ...(placeId === "" ? {} : { placeId }),
    ...(position === undefined ? {} : { position }),
    count: /^[1-9]\d{0,3}$/u.test(count) ? Number(count) : countStep,
  }
}

/** Returns the query of a position, for links that keep the position. */
export const positionQuery = ({ lat, lng }: GeoPoint): string =>
  `?${new URLSearchParams({ [fields.lat]: String(lat), [fields.lng]: String(lng) })}`

/** Returns the path of the market page with its query. Default values are left out. */
export const listPath = ({ count, placeId, position, search }: ListAddress): string => {
  const query = new URLSearchParams({
    ...(search === "" ? {} : { [fields.place]: search }),
    ...(placeId === undefined ? {} : { [fields.placeId]: placeId }),
    ...(position === undefined || position === "unusable"
      ? {}
      : { [fields.lat]: String(position.lat), [fields.lng]: String(position.lng) }),
    ...(count === countStep ? {} : { [countField]: String(count) }),
  }).toString()
  return query === "" ? paths.markets : `${paths.markets}?${query}`
}
