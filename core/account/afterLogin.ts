import type { Customer } from "./Customer.ts"
import { accountPaths, isAccountArea } from "./paths.ts"
import { wayBack } from "./wayBack.ts"

/**
 * Where a login with a password leads, `undefined` for staying on the page (storefront 4, login flyout): to the choice of a
 * loyalty card as long as the merge is not done, else from a page of the account area to the one that asked for the login, or
 * to its overview. Not for the login at the checkout, whose answer knows nothing of the merge.
 */
export const afterLogin = (customer: Pick<Customer, "mergeDone">, address: string): string | undefined => {
  if (customer.mergeDone !== true) return accountPaths.chooseLoyaltyCard
  return isAccountArea(address) ? (wayBack(address) ?? accountPaths.overview) : undefined
}
