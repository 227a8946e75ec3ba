import { accountPaths } from "./paths.ts"

/** Query parameter with the e-mail address entered in the login form (storefront 2, forgotten password). */
export const enteredEmailParameter = "enteredEmail"

/**
 * Returns the address of the page for a forgotten password. It contains the entered e-mail, if any. The page
 * removes the e-mail from its address with `withoutParameter`, so that no log contains it (ADR 0096, point
 * 10).
 */
export const forgottenPasswordPath = (email: string): string => {
  const entered = email.toWellFormed().trim()
  return entered === ""
    ? accountPaths.forgottenPassword
    : `${accountPaths.forgottenPassword}?${enteredEmailParameter}=${encodeURIComponent(entered)}`
}
