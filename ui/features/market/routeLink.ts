import type { GeoPoint } from "@heimwerk/core/values/GeoPoint.ts"

/** The way to a market on a maps service, by its position (storefront 2, store info panel). */
export const routeLink = ({ lat, lng }: GeoPoint): string =>
  `https://www.openstreetmap.org/directions?to=${encodeURIComponent(`${lat},${lng}`)}`

/** A telephone number as a link dials it: digits only, with the plus of a country code. */
export const dialLink = (phone: string): string => `tel:${phone.replaceAll(/[^\d+]/gu, "")}`
