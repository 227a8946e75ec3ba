import { accountPaths } from "@heimwerk/core/account/paths.ts"
import { wayBack } from "@heimwerk/core/account/wayBack.ts"
import { Effect } from "effect"

import { VisitorReads } from "../../runtime/visitorReads.ts"
import type { Answer, Load } from "../Answer.ts"
import { type TokenData, tokenPage } from "../tokenPage.ts"

/** Returns the loader of a page for all visitors. It loads nothing from the shop. */
const forEverybody =
  (title: string, path: string): Load<TokenData> =>
  ({ url }) =>
    Effect.succeed(tokenPage(title, path, url))

/**
 * Returns the loader of a page for visitors who are not logged in, such as login and registration. It
 * redirects a logged-in customer to the account or to the requested page.
 */
const forVisitors =
  (title: string, path: string): Load<TokenData> =>
  ({ url }) =>
    VisitorReads.use(({ me }) => me).pipe(
      // The login page must load even if the session cannot be read.
      Effect.orElseSucceed(() => undefined),
      Effect.map((customer): Answer<TokenData> => {
        const to = wayBack(url.pathname + url.search) ?? accountPaths.overview
        return customer === undefined ? tokenPage(title, path, url) : { kind: "moved", to, isForNow: true }
      }),
    )

// Loaders of login, registration and related pages (storefront 2, routes).
export const loadLogin = forVisitors("Anmelden", accountPaths.login)
export const loadRegister = forVisitors("Kundenkonto anlegen", accountPaths.register)
export const loadChooseShop = forVisitors("Shop auswählen", accountPaths.chooseShop)
export const loadForgottenPassword = forEverybody("Passwort vergessen", accountPaths.forgottenPassword)
export const loadNewPassword = forEverybody("Neues Passwort", accountPaths.newPassword)
export const loadConfirmRegistration = forEverybody(
  "Registrierung bestätigen",
  accountPaths.confirmRegistration,
)
export const loadConfirmEmail = forEverybody("E-Mail-Adresse bestätigen", accountPaths.confirmEmail)
