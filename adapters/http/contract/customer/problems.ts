import { problem } from "../problem.ts"

/** The order or address is not there, or is somebody else's: nobody is told which. */
export const NotYours = problem(404, ["UnknownOrder", "UnknownAddress"])

/** A password or a card that is not the customer's, or more than an address book holds. */
export const NotAccepted = problem(422, [
  "WrongPassword",
  "PasswordNotAllowed",
  "LoyaltyCardUnknown",
  "TooManyAddresses",
  "Invalid",
])
