import { accountPaths } from "./paths.ts"
import { isLoggedIn, type SessionUser } from "../session/SessionUser.ts"

/** An entry of the account menu: a page, or the logout. */
export type AccountMenuEntry =
  | { readonly kind: "page"; readonly label: string; readonly path: string }
  | { readonly kind: "logout"; readonly label: string }

const page = (label: string, path: string): AccountMenuEntry => ({ kind: "page", label, path })

/**
 * The menu of a logged-in customer, in the order it is shown (storefront 2, account flyout).
 * @stability stable
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

/** What the account flyout shows: the e-mail form to anonymous visitors, the menu to customers (storefront 6). */
export const accountFlyout = (user: SessionUser): "login" | "menu" => (isLoggedIn(user) ? "menu" : "login")

/** The account's line in the mobile menu: `Mein Konto | Hallo Anna` (storefront 2, account flyout). */
export const mobileAccountText = (name: string): string => `Mein Konto | Hallo ${name}`
