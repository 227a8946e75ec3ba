/** One password rule and whether the password meets it. */
export interface PasswordRuleResult {
  readonly label: string
  readonly met: boolean
}

const upperCase = /\p{Lu}/u
const lowerCase = /\p{Ll}/u
const special = /[!¿$%/()=?.,_#<>@]/u
const fourAlike = /(.)\1{3}/su

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
 * The rules of a new password and which of them it keeps, in the order of the checklist (forms and markets 5.6). All must
 * hold. A character is a Unicode code point; it takes time linear in the text, whatever the text is.
 *
 * | rule | holds |
 * |---|---|
 * | 8 - 80 Zeichen | from 8 to 80 characters, blanks included |
 * | Mindestens ein Groß- und Kleinbuchstabe | one of each; umlauts and ß count |
 * | Mindestens eine Zahl | a digit 0 to 9 |
 * | Mindestens ein Sonderzeichen | one of ! ¿ $ % / ( ) = ? . , _ # < > @ |
 * | Nicht mehr als drei identische ... | a fourth equal one in a row breaks it; upper and lower case differ |
 *
 * The last one holds for an empty text, too.
 * @stability stable
 */
export const passwordResults = (password: string): ReadonlyArray<PasswordRuleResult> =>
  rules.map(({ holds, label }) => ({ label, met: holds(password) }))

/**
 * Returns whether a password meets all rules.
 * @stability stable
 */
export const isPasswordAllowed = (password: string): boolean => rules.every(({ holds }) => holds(password))
