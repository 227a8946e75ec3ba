import { accountPaths, isAccountArea } from "./paths.ts"

/** What says that a logout has succeeded (storefront 4, logout). */
export const loggedOutText = "Du hast dich erfolgreich abgemeldet"

/**
 * What says that a logout was done in this browser while the server could not be reached: what is on the device is gone, the
 * session is not yet.
 */
export const logoutPendingText =
  "Auf diesem Gerät siehst du deine Daten nicht mehr. Unser Server ist gerade nicht erreichbar: Wir melden dich dort ab, sobald die Verbindung wieder da ist."

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
