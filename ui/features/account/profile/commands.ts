import { loginEmailError, loginPasswordError } from "@heimwerk/core/account/loginMessages.ts"
import { passwordNotAllowed } from "@heimwerk/core/account/passwordInput.ts"
import { randomKey } from "@heimwerk/core/command/randomKey.ts"
import { isPasswordAllowed } from "@heimwerk/core/account/passwordRules.ts"
import { decodePersonalData } from "@heimwerk/core/account/PersonalData.ts"
import { InvalidFormData, type Problem } from "@heimwerk/core/forms/InvalidFormData.ts"
import { canonicalCode } from "@heimwerk/core/values/canonicalCode.ts"
import { isEmail } from "@heimwerk/core/values/isEmail.ts"
import { Profiles } from "@heimwerk/core/account/Profiles.port.ts"
import { Email } from "@heimwerk/core/values/Email.ts"
import { Effect, Redacted, Result } from "effect"

import { withAccountPorts } from "../../../runtime/customerPorts.ts"
import { guessableAt, sending, type Tries } from "../form/sending.ts"

/** The typed values of the form for personal data. */
export interface PersonalValues {
  readonly salute: string
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
}
/** The typed values of the form for a new e-mail address. */
export interface EmailValues {
  readonly email: string
  readonly password: string
}
/** The typed values of the form for a new password. */
export interface PasswordValues {
  readonly old: string
  readonly next: string
}

const checked = <Data>(
  data: () => Data,
  messages: Readonly<Record<string, string | undefined>>,
): Result.Result<Data, InvalidFormData> => {
  const problems = Object.entries(messages).flatMap(([field, message]): ReadonlyArray<Problem> =>
    message === undefined ? [] : [{ path: [field], message }],
  )
  return problems.length === 0 ? Result.succeed(data()) : Result.fail(new InvalidFormData({ problems }))
}

/** Opens the service that runs the commands of the forms for the customer's data. */
export const open = withAccountPorts(
  Profiles.useSync((profiles) => ({
    changeData: (values: PersonalValues, tries: Tries) =>
      sending(decodePersonalData(values), tries, (data, key) => profiles.change(data, key)),
    changeEmail: ({ email, password }: EmailValues, tries: Tries) =>
      sending(
        checked(() => ({ email: Email.make(email.trim()), password: Redacted.make(password) }), {
          email: loginEmailError(email, isEmail),
          password: loginPasswordError(password),
        }),
        tries,
        (data, key) => profiles.changeEmail(data.email, data.password, key),
      ),
    changePassword: ({ next, old }: PasswordValues, tries: Tries) =>
      guessableAt(
        "next",
        sending(
          checked(() => ({ old: Redacted.make(old), next: Redacted.make(next) }), {
            old: loginPasswordError(old),
            next: isPasswordAllowed(next) ? undefined : passwordNotAllowed,
          }),
          tries,
          (data) => profiles.changePassword(data.old, data.next),
        ),
      ),
    /** Deletes the account if the password is right. */
    deleteAccount: ({ password }: { readonly password: string }, tries: Tries) =>
      sending(
        checked(() => Redacted.make(password), { password: loginPasswordError(password) }),
        tries,
        (data) => profiles.deleteAccount(data),
      ),
    /** Cancels the newsletter for the customer's e-mail address. */
    cancelNewsletter: Effect.flatMap(randomKey, (key) => profiles.cancelNewsletter(key)),
    /** Returns all stored data of the customer as formatted JSON. */
    exportData: Effect.map(profiles.exportData, (data) => JSON.stringify(data, null, 2)),
    /** Assigns a loyalty card to the account. An empty number means no card. */
    settleCard: ({ cardNumber }: { readonly cardNumber: string }, tries: Tries) =>
      sending(Result.succeed(canonicalCode(cardNumber)), tries, (number, key) =>
        profiles.settleCard(number === "" ? undefined : number, key),
      ),
  })),
)
