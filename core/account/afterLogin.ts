import type { Customer } from "./Customer.ts"
import { accountPaths, isAccountArea } from "./paths.ts"
import { wayBack } from "./wayBack.ts"

/**
 * Returns the page to open after a login, or `undefined` to stay (storefront 4, login flyout). If account and
 * loyalty card are not merged, the customer first chooses a loyalty card. Otherwise a login in the account area
 * opens the page that required the login, or the overview. Not used at the checkout, because the response of
 * `checkoutLogin` does not say whether account and card are merged.
 */
export const afterLogin = (customer: Pick<Customer, "mergeDone">, address: string): string | undefined => {
  if (customer.mergeDone !== true) return accountPaths.chooseLoyaltyCard
  return isAccountArea(address) ? (wayBack(address) ?? accountPaths.overview) : undefined
}
