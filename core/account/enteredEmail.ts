import { accountPaths } from "./paths.ts"

/** The parameter in which an address carries the entered e-mail (storefront 2, forgotten password). */
export const enteredEmailParameter = "enteredEmail"

/**
 * The page for a forgotten password with the e-mail that was entered; without one the bare page. The page takes the e-mail
 * out of the address when it has read it, and nobody logs it (DESIGN decision 10): `withoutParameter`.
 */
export const forgottenPasswordPath = (email: string): string => {
  const entered = email.toWellFormed().trim()
  return entered === ""
    ? accountPaths.forgottenPassword
    : `${accountPaths.forgottenPassword}?${enteredEmailParameter}=${encodeURIComponent(entered)}`
}
