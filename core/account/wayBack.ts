import { accountPaths } from "./paths.ts"
import { queryParameter } from "../values/queryParameter.ts"

/** The parameter in which the login page is told where its visitor wanted to go. */
export const wayBackParameter = "zurueck"

/** A page of the account: nothing that a browser could take for another host, where `\` is `/` and control signs do not count. */
const accountPage = /^\/meinkonto\/[^\\\p{Cc}]*$/u

const isWayBack = (path: string): boolean => accountPage.test(path) && !path.startsWith(accountPaths.login)

/** The login page with the way back to the page that was asked for without a login. */
export const loginPath = (wanted: string): string =>
  isWayBack(wanted)
    ? `${accountPaths.login}?${wayBackParameter}=${encodeURIComponent(wanted.toWellFormed())}`
    : accountPaths.login

/**
 * Where an address of the login page says to go after the login; `undefined` when it names nothing, a place outside the shop, a
 * page outside the account area, or the login itself. Links to the login come from anywhere, so that nothing else is believed.
 */
export const wayBack = (address: string): string | undefined => {
  const wanted = queryParameter(address, wayBackParameter) ?? ""
  return isWayBack(wanted) ? wanted : undefined
}
