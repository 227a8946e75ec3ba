/**
 * The part of a customer's data that the storefront keeps in its session (storefront 3, session provider).
 * @stability stable
 * @example
 * import { hasLoyaltyCard, type SessionUser } from "@heimwerk/core/session"
 *
 * const anna: SessionUser = { firstName: "Anna", csId: "cs-1", loyaltyCard: "2000000017" }
 * hasLoyaltyCard(anna) // => true
 */
export interface SessionUser {
  readonly firstName?: string
  readonly loyaltyCard?: string
  readonly csId?: string
}

/**
 * A visitor who is not logged in.
 * @stability stable
 * @example
 * import { anonymous, isLoggedIn } from "@heimwerk/core/session"
 *
 * isLoggedIn(anonymous) // => false
 */
export const anonymous: SessionUser = {}

/**
 * Returns whether the visitor is logged in: a first name is present and not empty (storefront 3 and 6).
 * @stability stable
 * @example
 * import { isLoggedIn } from "@heimwerk/core/session"
 *
 * isLoggedIn({ firstName: "Anna" }) // => true
 */
export const isLoggedIn = ({ firstName }: SessionUser): boolean => firstName !== undefined && firstName !== ""

/**
 * Returns whether the visitor sees the prices for card holders (storefront 6). The card of a visitor who is
 * not logged in does not count.
 * @stability stable
 * @example
 * import { hasLoyaltyCard } from "@heimwerk/core/session"
 *
 * hasLoyaltyCard({ firstName: "Anna", loyaltyCard: "2000000017" }) // => true
 * hasLoyaltyCard({ loyaltyCard: "2000000017" }) // => false
 */
export const hasLoyaltyCard = (user: SessionUser): boolean =>
  isLoggedIn(user) && user.loyaltyCard !== undefined && user.loyaltyCard !== ""

/** Returns the part of a customer's data that the session keeps after a login (storefront 4, session). */
export const sessionUser = ({
  csId,
  firstName,
  loyaltyCard,
}: SessionUser & { readonly csId: string; readonly firstName: string }): SessionUser => ({
  firstName,
  csId,
  ...(loyaltyCard === undefined ? {} : { loyaltyCard }),
})
