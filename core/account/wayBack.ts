import { accountPaths } from "./paths.ts"
import { queryParameter } from "../values/queryParameter.ts"

/** Query parameter of the login page. Its value is the page to open after the login. */
const wayBackParameter = "zurueck"

/**
 * Matches a page of the account. Excludes addresses that a browser could read as another host: browsers
 * read `\` as `/` and ignore control characters.
 */
const accountPage = /^\/meinkonto\/[^\\\p{Cc}]*$/u

const isWayBack = (path: string): boolean => accountPage.test(path) && !path.startsWith(accountPaths.login)

/**
 * Returns the address of the login page. Its query contains the page to open after the login, if this page is
 * allowed.
 */
export const loginPath = (wanted: string): string =>
  isWayBack(wanted)
    ? `${accountPaths.login}?${wayBackParameter}=${encodeURIComponent(wanted.toWellFormed())}`
    : accountPaths.login

/**
 * Returns the page to open after a login, or `undefined`. Rejects other hosts, pages outside the account
 * area and the login page itself, because anyone can create a link to the login page.
 */
export const wayBack = (address: string): string | undefined => {
  const wanted = queryParameter(address, wayBackParameter) ?? ""
  return isWayBack(wanted) ? wanted : undefined
}
