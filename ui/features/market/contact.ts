import type { Market } from "@heimwerk/core/market/Market.ts"
import type { GeoPoint } from "@heimwerk/core/values/GeoPoint.ts"

/** A text and the URL that it links to. */
export interface ContactLink {
  readonly text: string
  readonly href: string
}

/**
 * Returns the link of a phone number: `030/23125-000` becomes `tel:+493023125000`. A number that begins with
 * `+` or `00` keeps its country code. A `(0)` in it is dropped, because it is dialled only within the
 * country. Any other leading `0` stands for Germany. Characters other than digits are dropped.
 */
export const phoneLink = (phone: string): string => {
  const digits = phone.replace(/\D/gu, "")
  const isInternational = phone.trim().startsWith("+") || digits.startsWith("00")
  if (isInternational) return `tel:+${phone.replace(/\(\s*0\s*\)|\D/gu, "").replace(/^00/u, "")}`
  return `tel:${digits.startsWith("0") ? `+49${digits.slice(1)}` : digits}`
}

/**
 * Returns the link of an e-mail address. The address is encoded, so that it cannot add recipients or a text
 * to the mail.
 */
const mailLink = (email: string): string => `mailto:${email.split("@").map(encodeURIComponent).join("@")}`

/**
 * Telephone number and e-mail address of a market, each with its link. A missing number or address is left
 * out.
 */
export const contactLinks = ({ email, phone }: Pick<Market, "email" | "phone">) => ({
  ...(phone === undefined ? {} : { phone: { text: phone, href: phoneLink(phone) } }),
  ...(email === undefined ? {} : { email: { text: email, href: mailLink(email) } }),
})

/**
 * Returns a link to the route on a maps website (storefront 2, market detail). The shop never embeds that
 * website.
 */
export const routeLink = ({ lat, lng }: GeoPoint): string =>
  `https://www.google.com/maps/dir/?${new URLSearchParams({ api: "1", destination: `${lat},${lng}` })}`
