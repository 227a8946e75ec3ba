/**
 * Paths of the customer account (storefront 2, routes). The paths from `newPassword` to `confirmEmail` are
 * our choice.
 * @stability stable
 * @example
 * import { accountPaths } from "@heimwerk/core/account"
 *
 * accountPaths.login // => "/meinkonto/anmeldung"
 */
export const accountPaths = {
  overview: "/meinkonto/uebersicht",
  purchases: "/meinkonto/einkaeufe",
  details: "/meinkonto/daten",
  loyaltyCard: "/meinkonto/vorteilskarte",
  coupons: "/meinkonto/coupons",
  addresses: "/meinkonto/adressbuch",
  login: "/meinkonto/anmeldung",
  chooseShop: "/meinkonto/shop-auswahl",
  chooseLoyaltyCard: "/meinkonto/vtk-auswahl",
  forgottenPassword: "/meinkonto/passwort-vergessen",
  newPassword: "/meinkonto/passwort-neu",
  register: "/meinkonto/registrieren",
  confirmRegistration: "/meinkonto/registrieren/bestaetigen",
  confirmEmail: "/meinkonto/email-bestaetigen",
} as const

/** Returns whether an address belongs to the account area: it contains `/meinkonto` (storefront 2). */
export const isAccountArea = (address: string): boolean => address.includes("/meinkonto")

/** Path of the public page about the loyalty card (storefront 2, price display: 'loyalty card info page'). */
export const loyaltyCardPage = "/vorteilskarte"
