/**
 * The part of a customer's data that the storefront keeps in its session (storefront 3, session provider).
 * @stability stable
 */
export interface SessionUser {
  readonly firstName?: string
  readonly loyaltyCard?: string
  readonly csId?: string
}

/**
 * A visitor who is not logged in.
 * @stability stable
 */
export const anonymous: SessionUser = {}

/**
 * Returns whether the visitor is logged in: a first name is present and not empty (storefront 3 and 6).
 * @stability stable
 */
export const isLoggedIn = ({ firstName }: SessionUser): boolean => firstName !== undefined && firstName !== ""

/**
 * Returns whether the visitor sees the prices for card holders (storefront 6). The card of a visitor who is
 * not logged in does not count.
 * @stability stable
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
