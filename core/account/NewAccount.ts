import * as Schema from "effect/Schema"

import { decoder } from "../forms/decoder.ts"
import { AccountEmail } from "./AccountEmail.ts"
import { FirstName, LastName, Salute } from "./PersonalData.ts"
import { passwordNotAllowed } from "./passwordInput.ts"
import { isPasswordAllowed } from "./passwordRules.ts"

/**
 * New password that meets all rules, exactly as typed (forms and markets 5.6). It is redacted when decoded, so that no
 * log contains it.
 */
const AllowedPassword = Schema.RedactedFromValue(
  Schema.String.check(Schema.makeFilter((text: string) => isPasswordAllowed(text) || passwordNotAllowed)),
)

/** Error message when the terms are not accepted. */
const termsRequired = "Bitte stimme den AGB und Nutzungsbedingungen zu."

/**
 * Registration form: a person, an e-mail address, a valid password and the accepted terms.
 * @stability stable
 * @example
 * import { NewAccount } from "@heimwerk/core/account"
 * import { Email } from "@heimwerk/core/values"
 * import * as Redacted from "effect/Redacted"
 *
 * const anna = NewAccount.make({
 *   salute: "Frau",
 *   firstName: "Anna",
 *   lastName: "Berg",
 *   email: Email.make("anna.berg@kunde.example"),
 *   password: Redacted.make("Werkbank-2026!"),
 *   termsAccepted: true,
 * })
 * anna.salute // => "Frau"
 */
export class NewAccount extends Schema.Opaque<NewAccount>()(
  Schema.Struct({
    salute: Salute,
    firstName: FirstName,
    lastName: LastName,
    email: AccountEmail,
    password: AllowedPassword,
    termsAccepted: Schema.Literals([true]).annotate({ message: termsRequired }),
  }),
) {}

/**
 * Decodes a registration and returns all problems at once. Never throws. Its errors do not repeat input.
 * @stability stable
 * @example
 * import { decodeNewAccount } from "@heimwerk/core/account"
 * import * as Result from "effect/Result"
 *
 * const decoded = decodeNewAccount({ email: "anna.berg@kunde.example", termsAccepted: true })
 * const problems = Result.isFailure(decoded) ? decoded.failure.problems : []
 * problems.map(({ path }) => path[0]) // => ["salute", "firstName", "lastName", "password"]
 */
export const decodeNewAccount = decoder(NewAccount)
