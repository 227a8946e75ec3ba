import type { GeoPoint } from "@heimwerk/core/values/GeoPoint.ts"

/** A text with its link. */
export interface ContactLink {
  readonly text: string
  readonly href: string
}

/**
 * A German phone number as a link: `030/23125-000` becomes `tel:+493023125000`. All other characters are
 * dropped.
 */
export const phoneLink = (phone: string): string => {
  const digits = phone.replace(/\D/gu, "")
  if (phone.trim().startsWith("+")) return `tel:+${digits}`
  if (digits.startsWith("00")) return `tel:+${digits.slice(2)}`
  return `tel:${digits.startsWith("0") ? `+49${digits.slice(1)}` : digits}`
}

/** An e-mail address as a link. Encoding prevents additional recipients and text. */
export const mailLink = (email: string): string =>
  `mailto:${email.split("@").map(encodeURIComponent).join("@")}`

/** A route link to a maps website (storefront 2, market detail). It is only a link and never embedded. */
export const routeLink = ({ lat, lng }: GeoPoint): string =>
  `https://www.google.com/maps/dir/?${new URLSearchParams({ api: "1", destination: `${lat},${lng}` })}`
