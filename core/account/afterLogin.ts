import type { Customer } from "./Customer.ts"
import { accountPaths, isAccountArea } from "./paths.ts"
import { wayBack } from "./wayBack.ts"

/**
 * Returns the page to open after a login, or `undefined` to stay (storefront 4, login flyout). If account and
 * loyalty card are not merged, the page lets the customer choose a loyalty card. On an account page, the page
 * that required the login opens; if no page required it, the overview opens. Not used at the checkout,
 * because the response of `checkoutLogin` does not say whether account and card are merged.
 */
export const afterLogin = (customer: Pick<Customer, "mergeDone">, address: string): string | undefined => {
  if (customer.mergeDone !== true) return accountPaths.chooseLoyaltyCard
  return isAccountArea(address) ? (wayBack(address) ?? accountPaths.overview) : undefined
}
