import { isPasswordAllowed, passwordResults } from "./passwordRules.ts"

/** Heading above the list of password rules (forms and markets 2.5). */
export const passwordHeading = "Passwort Anforderungen"

/** Error message of a password that breaks a rule. The checklist beside the field shows which rule. */
export const passwordNotAllowed = "Dein Passwort erfüllt noch nicht alle Anforderungen."

/** Error message of a password that is easily guessed although it meets all rules. */
export const passwordGuessable =
  "Dieses Passwort ist leicht zu erraten. Bitte wähle ein anderes, zum Beispiel aus mehreren Wörtern, die nicht zusammengehören."

/** Returns the label of the button that shows or hides the typed password (forms and markets 2.5). */
export const passwordToggleLabel = (isVisible: boolean): string =>
  isVisible ? "Passwort verbergen" : "Passwort preisgeben"

/**
 * Returns how many password rules are met, for example `3 von 5 Anforderungen erfüllt` (forms and markets
 * 4.7).
 */
export const passwordSummary = (password: string): string => {
  const results = passwordResults(password)
  return `${results.filter(({ met }) => met).length} von ${results.length} Anforderungen erfüllt`
}

/**
 * Returns whether the password error is shown: the visitor has left the field and a rule is not met (forms
 * and markets 4.7).
 */
export const showsPasswordError = (password: string, isBlurred: boolean): boolean =>
  isBlurred && !isPasswordAllowed(password)

/**
 * Returns whether the password field blocks a key combination: only Ctrl with key code 16, which is Shift
 * (forms and markets 5.6). Pasting and password managers always work (ADR 0096, point 8).
 */
export const isBlockedShortcut = (key: { readonly ctrlKey: boolean; readonly keyCode: number }): boolean =>
  key.ctrlKey && key.keyCode === 16
