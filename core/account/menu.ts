import { accountPaths } from "./paths.ts"
import { isLoggedIn, type SessionUser } from "../session/SessionUser.ts"

/** An entry of the account menu: a page, or the logout. */
export type AccountMenuEntry =
  | { readonly kind: "page"; readonly label: string; readonly path: string }
  | { readonly kind: "logout"; readonly label: string }

const page = (label: string, path: string): AccountMenuEntry => ({ kind: "page", label, path })

/**
 * Account menu of a customer, in display order (storefront 2, account flyout).
 * @stability stable
 * @example
 * import { accountMenu } from "@heimwerk/core/account"
 *
 * accountMenu.map(({ label }) => label).slice(0, 3) // => ["Übersicht", "Einkäufe", "Persönliche Daten"]
 */
export const accountMenu: ReadonlyArray<AccountMenuEntry> = [
  page("Übersicht", accountPaths.overview),
  page("Einkäufe", accountPaths.purchases),
  page("Persönliche Daten", accountPaths.details),
  page("Vorteilskarte", accountPaths.loyaltyCard),
  page("Coupons", accountPaths.coupons),
  page("Adressbuch", accountPaths.addresses),
  { kind: "logout", label: "Abmelden" },
]

/**
 * Returns the content of the account flyout: the login form for anonymous visitors, the menu for customers
 * (storefront 6).
 */
export const accountFlyout = (user: SessionUser): "login" | "menu" => (isLoggedIn(user) ? "menu" : "login")

/** The account's line in the mobile menu: `Mein Konto | Hallo Anna` (storefront 2, account flyout). */
export const mobileAccountText = (name: string): string => `Mein Konto | Hallo ${name}`
