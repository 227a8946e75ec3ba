import { accountPaths, isAccountArea } from "./paths.ts"

/** Snackbar text after a logout (storefront 4, logout). */
export const loggedOutText = "Du hast dich erfolgreich abgemeldet"

/**
 * Snackbar text after a logout without a connection. This browser has removed all personal data, but the server still
 * has the session.
 */
export const logoutPendingText =
  "Auf diesem Gerät siehst du deine Daten nicht mehr. Unser Server ist gerade nicht erreichbar: Wir melden dich dort ab, sobald die Verbindung wieder da ist."

/** Result of a logout: go to a page that shows the text, or show the text at once. */
export type LogoutOutcome =
  | { readonly kind: "redirect"; readonly path: string; readonly snackbarAfterwards: string }
  | { readonly kind: "snackbar"; readonly text: string }

/**
 * Returns what happens after a logout (storefront 4). Account pages are for customers only: the snackbar flag is set
 * and the login page opens. On other pages the visitor stays and sees the snackbar.
 */
export const afterLogout = (address: string): LogoutOutcome =>
  isAccountArea(address)
    ? { kind: "redirect", path: accountPaths.login, snackbarAfterwards: loggedOutText }
    : { kind: "snackbar", text: loggedOutText }
