/** One password rule and whether the password meets it. */
export interface PasswordRuleResult {
  readonly label: string
  readonly met: boolean
}

const upperCase = /\p{Lu}/u
const lowerCase = /\p{Ll}/u
const special = /[!¿$%/()=?.,_#<>@]/u
const fourAlike = /(.)\1{3}/su

/** Returns a password in the form that is hashed: composed characters (NFC, NIST SP 800-63B). */
const normalized = (password: string) => password.normalize("NFC")

const rules: ReadonlyArray<{ readonly label: string; readonly holds: (password: string) => boolean }> = [
  { label: "8 - 80 Zeichen", holds: (password) => /^.{8,80}$/su.test(password) },
  {
    label: "Mindestens ein Groß- und Kleinbuchstabe",
    holds: (password) => upperCase.test(password) && lowerCase.test(password),
  },
  { label: "Mindestens eine Zahl", holds: (password) => /[0-9]/u.test(password) },
  {
    label: "Mindestens ein Sonderzeichen",
    holds: (password) => special.test(password),
  },
  {
    label: "Nicht mehr als drei identische und direkt aufeinanderfolgende Zeichen",
    holds: (password) => !fourAlike.test(password),
  },
]

/**
 * Checks the rules of a new password, in the order of the checklist (forms and markets 5.6). All must be
 * met. A character is a Unicode code point of the composed text (NFC), so a decomposed `ä` counts once.
 * Takes linear time for any text.
 *
 * | rule | met by |
 * |---|---|
 * | 8 - 80 Zeichen | 8 to 80 characters, spaces included |
 * | Mindestens ein Groß- und Kleinbuchstabe | one of each; umlauts and ß count |
 * | Mindestens eine Zahl | a digit 0 to 9 |
 * | Mindestens ein Sonderzeichen | one of ! ¿ $ % / ( ) = ? . , _ # < > @ |
 * | Nicht mehr als drei identische ... | no four equal characters in a row; upper and lower case differ |
 *
 * An empty text also meets the last rule.
 * @stability stable
 * @example
 * import { passwordResults } from "@heimwerk/core/account"
 *
 * const [firstUnmet] = passwordResults("werkbank").filter(({ met }) => !met)
 * firstUnmet?.label // => "Mindestens ein Groß- und Kleinbuchstabe"
 */
export const passwordResults = (password: string): ReadonlyArray<PasswordRuleResult> =>
  rules.map(({ holds, label }) => ({ label, met: holds(normalized(password)) }))

/**
 * Returns whether a password meets all rules.
 * @stability stable
 * @example
 * import { isPasswordAllowed } from "@heimwerk/core/account"
 *
 * isPasswordAllowed("Werkbank-2026!") // => true
 * isPasswordAllowed("werkbank") // => false
 */
export const isPasswordAllowed = (password: string): boolean =>
  rules.every(({ holds }) => holds(normalized(password)))
