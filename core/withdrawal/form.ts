import { loginEmailError } from "../account/loginMessages.ts"
import { isEmail } from "../values/isEmail.ts"
import { withdrawalLimits } from "./limits.ts"

/** Values of the withdrawal form as typed. */
export interface WithdrawalInput {
  readonly name: string
  readonly contract: string
  readonly email: string
  /** The part of the contract that is withdrawn. May be empty. */
  readonly note: string
}

export type WithdrawalField = keyof WithdrawalInput

/** The fields of the withdrawal form in display order. */
export const withdrawalFields: ReadonlyArray<WithdrawalField> = ["name", "contract", "email", "note"]

/** Values of the empty withdrawal form. */
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
 * Returns the error messages of the withdrawal form by field. All fields except the note are required, the
 * e-mail must be valid, and `withdrawalLimits` limits the lengths. Spaces before and after a text are
 * ignored.
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
