/** What a login can say (storefront 5, login; storefront 8). */
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
 * What is wrong with the e-mail of a login, `undefined` when nothing is: it is required, and it is one (storefront 5,
 * login). Blanks around it do not count. What an e-mail is, is the caller's to say, as the forms have the same rule (DESIGN
 * decision 15).
 * @stability stable
 */
export const loginEmailError = (email: string, isEmail: (text: string) => boolean): string | undefined => {
  const entered = email.trim()
  if (entered === "") return loginMessages.emailRequired
  return isEmail(entered) ? undefined : loginMessages.emailInvalid
}

/**
 * What is wrong with the password of a login: it is required, and may be anything, as blanks are characters too.
 * @stability stable
 */
export const loginPasswordError = (password: string): string | undefined =>
  password === "" ? loginMessages.passwordRequired : undefined
