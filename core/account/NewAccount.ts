import * as Schema from "effect/Schema"

import { decoder } from "../forms/decoder.ts"
import { AccountEmail } from "./AccountEmail.ts"
import { AllowedPassword } from "./AllowedPassword.ts"
import { FirstName, LastName, Salute } from "./PersonalData.ts"

/** Error message when the terms are not accepted. */
export const termsRequired = "Bitte stimme den AGB und Nutzungsbedingungen zu."

/**
 * Registration form: a person, an address for mails, a valid password and the accepted terms.
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
 * Decodes a registration and collects all problems. Never throws. Its errors do not repeat input.
 * @stability stable
 */
export const decodeNewAccount = decoder(NewAccount)
