import { passwordNotAllowed } from "@heimwerk/core/account/passwordInput.ts"
import { loginEmailError } from "@heimwerk/core/account/loginMessages.ts"
import { decodeNewAccount } from "@heimwerk/core/account/NewAccount.ts"
import { isPasswordAllowed } from "@heimwerk/core/account/passwordRules.ts"
import { InvalidFormData } from "@heimwerk/core/forms/InvalidFormData.ts"
import { isEmail } from "@heimwerk/core/values/isEmail.ts"
import { PasswordReset } from "@heimwerk/core/account/PasswordReset.port.ts"
import { Profiles } from "@heimwerk/core/account/Profiles.port.ts"
import { Registration } from "@heimwerk/core/account/Registration.port.ts"
import { Email } from "@heimwerk/core/values/Email.ts"
import { Effect, Redacted, Result } from "effect"

import { withAccountPorts } from "../../../runtime/customerPorts.ts"
import { guessableAt, sending, type Tries } from "../form/sending.ts"

/** The typed values of the registration form. */
export interface NewAccountValues {
  readonly salute: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly password: string
  readonly termsAccepted: boolean
}

const wrong = (field: string, message: string) =>
  Result.fail(new InvalidFormData({ problems: [{ path: [field], message }] }))

const emailOf = (text: string) => {
  const message = loginEmailError(text, isEmail)
  return message === undefined ? Result.succeed(Email.make(text.trim())) : wrong("email", message)
}

/**
 * Opens the service that runs the commands of the forms for a new account and a new password, and of the
 * mailed links.
 */
export const open = withAccountPorts(
  Effect.gen(function* () {
    const profiles = yield* Profiles
    const registration = yield* Registration
    const reset = yield* PasswordReset
    return {
      register: (values: NewAccountValues, tries: Tries) =>
        guessableAt(
          "password",
          sending(decodeNewAccount(values), tries, (account, key) => registration.register(account, key)),
        ),
      confirmRegistration: (token: string) => registration.confirm(token),
      confirmEmail: (token: string) => profiles.confirmEmail(token),
      /** Requests a mail with a link for a new password. */
      askReset: ({ email }: { readonly email: string }, tries: Tries) =>
        sending(emailOf(email), tries, (address, key) => reset.ask(address, key)),
      /** Sets a new password with the token of a mailed link. */
      redeem: (token: string, { password }: { readonly password: string }, tries: Tries) =>
        guessableAt(
          "password",
          sending(
            isPasswordAllowed(password)
              ? Result.succeed(Redacted.make(password))
              : wrong("password", passwordNotAllowed),
            tries,
            (next) => reset.redeem(token, next),
          ),
        ),
    }
  }),
)
