import type { NotLoggedIn } from "@heimwerk/adapters/http/contract/account/problems.ts"
import type { NotAccepted, NotYours } from "@heimwerk/adapters/http/contract/customer/problems.ts"
import type { TooManyTries, Unavailable } from "@heimwerk/adapters/http/contract/problem.ts"
import type {
  LinkInvalid,
  PasswordNotAllowed,
} from "@heimwerk/adapters/http/contract/registration/problems.ts"
import type { AddressBookError } from "@heimwerk/core/addressBook/AddressBook.port.ts"
import type { CouponsError } from "@heimwerk/core/basket/Coupons.port.ts"
import type { OrdersError } from "@heimwerk/core/order/Orders.port.ts"
import type { PasswordResetError } from "@heimwerk/core/account/PasswordReset.port.ts"
import type { ProfileError } from "@heimwerk/core/account/Profiles.port.ts"
import type { RegistrationError } from "@heimwerk/core/account/Registration.port.ts"

import { unavailable } from "./problems.ts"

type Refusal =
  | typeof NotLoggedIn.Type
  | typeof NotYours.Type
  | typeof NotAccepted.Type
  | typeof TooManyTries.Type
  | Unavailable

export const profileProblem = (error: ProfileError): Refusal => {
  const { message, reason } = error
  switch (reason) {
    case "NotLoggedIn":
    case "TooManyTries":
      return { code: reason, message }
    case "WrongPassword":
    case "PasswordNotAllowed":
    case "LoyaltyCardUnknown":
    case "Invalid":
      return { code: reason, message }
    case "LinkInvalid":
    case "Unavailable":
      return unavailable(error)
  }
}

export const emailLinkProblem = (error: ProfileError): typeof LinkInvalid.Type | Unavailable =>
  error.reason === "LinkInvalid" ? { code: error.reason, message: error.message } : unavailable(error)

export const addressBookProblem = (error: AddressBookError): Refusal => {
  const { message, reason } = error
  switch (reason) {
    case "NotLoggedIn":
      return { code: reason, message }
    case "UnknownAddress":
      return { code: reason, message }
    case "TooManyAddresses":
    case "Invalid":
      return { code: reason, message }
    case "Unavailable":
      return unavailable(error)
  }
}

export const ordersProblem = (error: OrdersError | CouponsError): Refusal => {
  const { message, reason } = error
  switch (reason) {
    case "NotLoggedIn":
      return { code: reason, message }
    case "UnknownOrder":
      return { code: reason, message }
    case "Unavailable":
      return unavailable(error)
  }
}

export const registrationProblem = (
  error: RegistrationError,
): typeof LinkInvalid.Type | typeof TooManyTries.Type | Unavailable => {
  const { message, reason } = error
  if (reason === "LinkInvalid") return { code: reason, message }
  return reason === "TooManyTries" ? { code: reason, message } : unavailable(error)
}

export const passwordResetProblem = (
  error: PasswordResetError,
): typeof LinkInvalid.Type | typeof PasswordNotAllowed.Type | typeof TooManyTries.Type | Unavailable => {
  const { message, reason } = error
  switch (reason) {
    case "LinkInvalid":
      return { code: reason, message }
    case "PasswordNotAllowed":
      return { code: reason, message }
    case "TooManyTries":
      return { code: reason, message }
    case "EmailInvalid":
    case "Unavailable":
      return unavailable(error)
  }
}
