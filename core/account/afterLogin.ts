import type { Customer } from "./Customer.ts"
import { accountPaths, isAccountArea } from "./paths.ts"
import { wayBack } from "./wayBack.ts"

/**
 * Returns the page to open after a login, or `undefined` to stay (storefront 4, login flyout). If account and
 * loyalty card are not merged, returns the page on which the customer chooses a loyalty card. After a login
 * on a page of the account area, returns the page that required the login, or else the overview. Not used at
 * the checkout, because the response of `checkoutLogin` does not say whether account and card are merged.
 */
export const afterLogin = (customer: Pick<Customer, "mergeDone">, address: string): string | undefined => {
  if (customer.mergeDone !== true) return accountPaths.chooseLoyaltyCard
  return isAccountArea(address) ? (wayBack(address) ?? accountPaths.overview) : undefined
}
