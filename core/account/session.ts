import type { Customer } from "./Customer.ts"

/** What the storefront knows about its visitor (storefront 3, session provider); nothing of an anonymous one. */
export interface SessionUser {
  readonly firstName?: string
  readonly loyaltyCard?: string
  readonly csId?: string
}

/** The visitor of whom nothing is known: before a login, and after a logout, which clears the user. */
export const anonymous: SessionUser = {}

/** The visitor after a login (storefront 4, session). */
export const sessionUser = ({ csId, firstName, loyaltyCard }: Customer): SessionUser => ({
  firstName,
  csId,
  ...(loyaltyCard === undefined ? {} : { loyaltyCard }),
})

/** Logged in means that a first name is present (storefront 3 and 6); an empty one is not. */
export const isLoggedIn = ({ firstName }: SessionUser): boolean => firstName !== undefined && firstName !== ""

/** Only the holder of a card sees its prices (storefront 6); the card of a visitor who is not logged in does not count. */
export const hasLoyaltyCard = (user: SessionUser): boolean =>
  isLoggedIn(user) && user.loyaltyCard !== undefined && user.loyaltyCard !== ""
