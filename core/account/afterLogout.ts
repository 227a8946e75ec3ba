import { accountPaths, isAccountArea } from "./paths.ts"

/** Snackbar text after a logout (storefront 4, logout). */
export const loggedOutText = "Du hast dich erfolgreich abgemeldet"

/**
 * Error message after a logout while the server cannot be reached. The browser has removed all personal data,
 * but the session on the server has not ended yet.
 */
export const logoutPendingText =
  "Auf diesem Gerät siehst du deine Daten nicht mehr. Unser Server ist gerade nicht erreichbar: Wir melden dich dort ab, sobald die Verbindung wieder da ist."

/**
 * Result of a logout: open a page, or show the snackbar on the current page. The opened page shows the snackbar
 * because of a flag in the storage (`accountStorage.logoutSnackbar`).
 */
export type LogoutOutcome =
  { readonly kind: "redirect"; readonly path: string } | { readonly kind: "snackbar"; readonly text: string }

/**
 * Returns the result of a logout (storefront 4). In the account area, the login page opens and shows the
 * snackbar. On other pages the visitor stays and sees the snackbar.
 */
export const afterLogout = (address: string): LogoutOutcome =>
  isAccountArea(address)
    ? { kind: "redirect", path: accountPaths.login }
    : { kind: "snackbar", text: loggedOutText }
