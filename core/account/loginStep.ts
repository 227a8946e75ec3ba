import { loginMessages } from "./loginMessages.ts"
import { accountPaths } from "./paths.ts"

/** Next step of the login after the e-mail check. */
export type LoginStep =
  | { readonly kind: "password" }
  | {
      readonly kind: "redirect"
      readonly path: string
      /** E-mail to store in local storage before the navigation. The target page removes it (ADR 0096, point 10). */
      readonly storedEmail?: string
    }
  | { readonly kind: "error"; readonly message: string }

/**
 * Returns the step after the e-mail check (storefront 4, login flyout). An unknown address has login type 1,
 * like most known ones (ADR 0014).
 *
 * | login type | step |
 * |---|---|
 * | 1 | shows the password form |
 * | 2 | opens /meinkonto/shop-auswahl |
 * | 3 | stores the e-mail, then opens /meinkonto/vtk-auswahl |
 * | anything else | shows the message for wrong credentials (storefront 8) |
 */
export const loginStep = (loginType: unknown, email: string): LoginStep => {
  if (loginType === 1) return { kind: "password" }
  if (loginType === 2) return { kind: "redirect", path: accountPaths.chooseShop }
  if (loginType === 3) return { kind: "redirect", path: accountPaths.chooseLoyaltyCard, storedEmail: email }
  return { kind: "error", message: loginMessages.invalidCredentials }
}
