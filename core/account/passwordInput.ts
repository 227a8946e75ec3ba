import { isPasswordAllowed, passwordResults } from "./passwordRules.ts"

/** What stands above the list of rules (forms and markets 2.5). */
export const passwordHeading = "Passwort Anforderungen"

/** What a new password says that breaks a rule; the checklist beside the field says which one. */
export const passwordNotAllowed = "Dein Passwort erfüllt noch nicht alle Anforderungen."

/** The label of the button that shows or hides what was typed (forms and markets 2.5). */
export const passwordToggleLabel = (isVisible: boolean): string =>
  isVisible ? "Passwort verbergen" : "Passwort preisgeben"

/** The live summary of the rules, for example `3 von 5 Anforderungen erfüllt` (forms and markets 4.7). */
export const passwordSummary = (password: string): string => {
  const results = passwordResults(password)
  return `${results.filter(({ met }) => met).length} von ${results.length} Anforderungen erfüllt`
}

/** The error shows only when the field was left and not all rules are met (forms and markets 4.7). */
export const showsPasswordError = (password: string, isBlurred: boolean): boolean =>
  isBlurred && !isPasswordAllowed(password)

/**
 * The one shortcut that is blocked in the field: Ctrl with the key of code 16, which is Shift (forms and markets 5.6).
 * Pasting and password managers always work (DESIGN decision 8).
 */
export const isBlockedShortcut = (key: { readonly ctrlKey: boolean; readonly keyCode: number }): boolean =>
  key.ctrlKey && key.keyCode === 16
