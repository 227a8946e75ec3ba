import * as Schema from "effect/Schema"

import { decoder } from "../forms/decoder.ts"
import { AccountEmail } from "./AccountEmail.ts"
import { AllowedPassword } from "./AllowedPassword.ts"
import { FirstName, LastName, Salute } from "./PersonalData.ts"

/** What is said to somebody who has not accepted the terms. */
export const termsRequired = "Bitte stimme den AGB und Nutzungsbedingungen zu."

/**
 * What a new customer enters: a person, an address for mails, a password that keeps the rules, and the terms accepted.
 * @stability stable
 */
export const NewAccount = Schema.Struct({
  salute: Salute,
  firstName: FirstName,
  lastName: LastName,
  email: AccountEmail,
  password: AllowedPassword,
  termsAccepted: Schema.Literals([true]).annotate({ message: termsRequired }),
})
export type NewAccount = typeof NewAccount.Type

/**
 * A new account from outside: right, or everything that is wrong with it. Never throws, and its errors repeat no input.
 * @stability stable
 */
export const decodeNewAccount = decoder(NewAccount)
