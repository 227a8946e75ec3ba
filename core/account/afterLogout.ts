import { accountPaths, isAccountArea } from "./paths.ts"

/** What says that a logout has succeeded (storefront 4, logout). */
export const loggedOutText = "Du hast dich erfolgreich abgemeldet"

/** What follows a logout: a page that shows the text once it is there, or the text at once. */
export type LogoutOutcome =
  | { readonly kind: "redirect"; readonly path: string; readonly snackbarAfterwards: string }
  | { readonly kind: "snackbar"; readonly text: string }

/**
 * What follows a logout (storefront 4): on account pages, which are for customers only, the flag for the snackbar is set and
 * the login page opened; elsewhere the visitor stays and sees the snackbar.
 */
export const afterLogout = (address: string): LogoutOutcome =>
  isAccountArea(address)
    ? { kind: "redirect", path: accountPaths.login, snackbarAfterwards: loggedOutText }
    : { kind: "snackbar", text: loggedOutText }
