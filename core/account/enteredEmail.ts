import { accountPaths } from "./paths.ts"

/** Query parameter with the entered e-mail (storefront 2, forgotten password). */
export const enteredEmailParameter = "enteredEmail"

/**
 * Returns the address of the page for a forgotten password, with the entered e-mail if there is one. The page removes
 * the e-mail from its address with `withoutParameter`, so that no log contains it (DESIGN decision 10).
 */
export const forgottenPasswordPath = (email: string): string => {
  const entered = email.toWellFormed().trim()
  return entered === ""
    ? accountPaths.forgottenPassword
    : `${accountPaths.forgottenPassword}?${enteredEmailParameter}=${encodeURIComponent(entered)}`
}
