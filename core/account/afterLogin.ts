import type { Customer } from "./Customer.ts"
import { accountPaths, isAccountArea } from "./paths.ts"
import { wayBack } from "./wayBack.ts"

/**
 * Returns the page to open after a login, or `undefined` to stay (storefront 4, login flyout). If account
 * and loyalty card are not merged, it is the choice of a loyalty card. On account pages it is the page that
 * required the login, or else the overview. Not used at the checkout, whose response does not contain the
 * merge.
 */
export const afterLogin = (customer: Pick<Customer, "mergeDone">, address: string): string | undefined => {
  if (customer.mergeDone !== true) return accountPaths.chooseLoyaltyCard
  return isAccountArea(address) ? (wayBack(address) ?? accountPaths.overview) : undefined
}
