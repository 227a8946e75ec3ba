import { loginEmailError } from "../account/loginMessages.ts"
import { isEmail } from "../values/isEmail.ts"
import { withdrawalLimits } from "./limits.ts"

/** What is typed into the fields of the form. */
export interface WithdrawalInput {
  readonly name: string
  readonly contract: string
  readonly email: string
  /** May be empty. */
  readonly note: string
}

export type WithdrawalField = keyof WithdrawalInput

/** The fields in the order of the form. */
export const withdrawalFields: ReadonlyArray<WithdrawalField> = ["name", "contract", "email", "note"]

/** The form before anything was typed. */
export const emptyWithdrawal: WithdrawalInput = { name: "", contract: "", email: "", note: "" }

const missing: Readonly<Partial<Record<WithdrawalField, string>>> = {
  name: "Bitte gib deinen Vor- und Nachnamen ein.",
  contract: "Bitte gib die Bestell- oder Vertragsnummer ein.",
}

const errorOf = (field: WithdrawalField, typed: string): string | undefined => {
  const text = typed.trim()
  const limit = withdrawalLimits[field]
  if (text.length > limit) return `Das ist zu lang. Bitte kürze deine Eingabe auf ${limit} Zeichen.`
  if (field === "email") return loginEmailError(text, isEmail)
  return text === "" ? missing[field] : undefined
}

/**
 * What keeps a withdrawal from being declared, by field: all but the note are required, the e-mail is one (the login's
 * rule), and nothing is longer than what can be kept. Blanks around a text do not count.
 */
export const withdrawalErrors = (
  input: WithdrawalInput,
): Readonly<Partial<Record<WithdrawalField, string>>> =>
  Object.fromEntries(
    withdrawalFields.flatMap((field) => {
      const message = errorOf(field, input[field])
      return message === undefined ? [] : [[field, message] as const]
    }),
  )
