/** German messages of the login (storefront 5, login; storefront 8). */
export const loginMessages = {
  emailRequired: "Bitte gib eine E-Mail-Adresse ein.",
  emailInvalid:
    "Bitte gib eine gültige E-Mail-Adresse ein oder überprüfe die Schreibweise. Verwende bei deiner E-Mail-Adresse ein @-Zeichen und einen Punkt.",
  passwordRequired: "Bitte gib ein Passwort ein.",
  invalidCredentials:
    "Die E-Mail-Adresse oder das Passwort stimmen nicht mit den bei uns hinterlegten Daten überein. Bitte prüfe deine Angaben und versuche es erneut.",
  pageKept:
    "Du bist angemeldet, aber die Verbindung ist unterbrochen. Die Seite zeigt noch, was vor der Anmeldung da war.",
} as const

/**
 * Returns the error message for the e-mail of a login, or `undefined` if it is valid (storefront 5, login).
 * The e-mail is required. Spaces before and after it are ignored.
 *
 * @param isEmail the check for e-mail addresses that all forms share (ADR 0096, point 15)
 * @stability stable
 * @example
 * import { loginEmailError } from "@heimwerk/core/account"
 * import { isEmail } from "@heimwerk/core/values"
 *
 * loginEmailError("", isEmail) // => "Bitte gib eine E-Mail-Adresse ein."
 * loginEmailError("anna.berg@kunde.example", isEmail) // => undefined
 */
export const loginEmailError = (email: string, isEmail: (text: string) => boolean): string | undefined => {
  const entered = email.trim()
  if (entered === "") return loginMessages.emailRequired
  return isEmail(entered) ? undefined : loginMessages.emailInvalid
}

/**
 * Returns the error message for the password of a login, or `undefined`. A password is required; spaces
 * count as characters.
 * @stability stable
 * @example
 * import { loginPasswordError } from "@heimwerk/core/account"
 *
 * loginPasswordError("") // => "Bitte gib ein Passwort ein."
 */
export const loginPasswordError = (password: string): string | undefined =>
  password === "" ? loginMessages.passwordRequired : undefined
