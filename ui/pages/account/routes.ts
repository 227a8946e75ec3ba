import type { PageEntry } from "../PageEntry.ts"
import type { AccountPage } from "./pages.ts"

const pages = () => import("./pages.ts")

const page = (name: AccountPage, path: string): PageEntry => ({
  id: `pages/account/${name}Page.tsx`,
  path: `/meinkonto/${path}`,
  component: async () => (await pages()).pages[name].component(),
  load: async () => (await pages()).pages[name].load(),
})

/**
 * The pages of the customer account (storefront 2, routes; the specs lack some of them). Their imports are in a
 * separate script, because most visitors never open these pages.
 */
export const accountPages: ReadonlyArray<PageEntry> = [
  page("Login", "anmeldung"),
  page("Register", "registrieren"),
  page("ConfirmRegistration", "registrieren/bestaetigen"),
  page("ConfirmEmail", "email-bestaetigen"),
  page("ForgottenPassword", "passwort-vergessen"),
  page("NewPassword", "passwort-neu"),
  page("ChooseShop", "shop-auswahl"),
  page("ChooseCard", "vtk-auswahl"),
  page("Overview", "uebersicht"),
  page("Purchases", "einkaeufe"),
  page("Purchase", "einkaeufe/:orderId"),
  page("Details", "daten"),
  page("LoyaltyCard", "vorteilskarte"),
  page("Coupons", "coupons"),
  page("Addresses", "adressbuch"),
]
