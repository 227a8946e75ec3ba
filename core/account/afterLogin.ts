import type { Customer } from "./Customer.ts"
import { accountPaths, isAccountArea } from "./paths.ts"
import { wayBack } from "./wayBack.ts"

/**
 * Returns the page after a login, or `undefined` to stay (storefront 4, login flyout). An unmerged account goes to the
 * choice of a loyalty card. Otherwise, on account pages, the visitor goes to the page that required the login, or to
 * the overview. Not used at the checkout, whose response lacks the merge.
 */
export const afterLogin = (customer: Pick<Customer, "mergeDone">, address: string): string | undefined => {
  if (customer.mergeDone !== true) return accountPaths.chooseLoyaltyCard
  return isAccountArea(address) ? (wayBack(address) ?? accountPaths.overview) : undefined
}
