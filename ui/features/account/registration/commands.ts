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
import { Redacted, Result } from "effect"

import { withAccountPorts } from "../../../runtime/customerPorts.ts"
import { sending, type Tries } from "../form/sending.ts"

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

export const register = (values: NewAccountValues, tries: Tries) =>
  sending(decodeNewAccount(values), tries, (account, key) =>
    Registration.use((registration) => registration.register(account, key)),
  )

export const confirmRegistration = (token: string) =>
  withAccountPorts(Registration.use((registration) => registration.confirm(token)))

export const confirmEmail = (token: string) =>
  withAccountPorts(Profiles.use((profiles) => profiles.confirmEmail(token)))

const emailOf = (text: string) => {
  const message = loginEmailError(text, isEmail)
  return message === undefined ? Result.succeed(Email.make(text.trim())) : wrong("email", message)
}

export const askReset = ({ email }: { readonly email: string }, tries: Tries) =>
  sending(emailOf(email), tries, (address, key) => PasswordReset.use((reset) => reset.ask(address, key)))

export const redeem = (token: string, { password }: { readonly password: string }, tries: Tries) =>
  sending(
    isPasswordAllowed(password)
      ? Result.succeed(Redacted.make(password))
      : wrong("password", passwordNotAllowed),
    tries,
    (next) => PasswordReset.use((reset) => reset.redeem(token, next)),
  )
