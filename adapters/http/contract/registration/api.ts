import { RegistrationError } from "@heimwerk/core/account/Registration.port.ts"
import { ProfileError } from "@heimwerk/core/account/Profiles.port.ts"
import { PasswordResetError } from "@heimwerk/core/account/PasswordReset.port.ts"
import { AccountEmail } from "@heimwerk/core/account/AccountEmail.ts"
import { NewAccount } from "@heimwerk/core/account/NewAccount.ts"
import * as Schema from "effect/Schema"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from "effect/http-api"

import { brand, commandHeaders } from "../commands.ts"
import { RequestGuard } from "../RequestGuard.ts"
import { errorResponses } from "../errors.ts"

const path = "/shop/rest/V1/:brand/customers"
const params = { brand }

/**
 * Response of all requests for a mail. It is the same for every e-mail address, with or without an account.
 */
const mailSent = Schema.Struct({ status: Schema.Literal("mailSent") }).pipe(HttpApiSchema.status(202))
const done = Schema.Struct({ status: Schema.Literal("done") })

/** Token of a mailed link, limited to 128 characters. */
const token = Schema.String.check(Schema.isMaxLength(128))
export const typedPassword = Schema.String.check(
  Schema.isMaxLength(400, { message: "Diese Eingabe ist zu lang. Bitte prüfe sie." }),
)

/**
 * Endpoints for new accounts, forgotten passwords and new e-mail addresses, without a login. The
 * specification names only the pages; the paths are our choice (ADR 0015). Requests for a mail and
 * confirmations of a registration may be repeated. The links for a new password and a new e-mail address
 * work once. The token of a mailed link proves that the sender of the request has received the mail.
 */
export class RegistrationApi extends HttpApiGroup.make("registration")
  .add(
    HttpApiEndpoint.post("register", `${path}/registrations`, {
      params,
      headers: commandHeaders,
      payload: NewAccount,
      success: mailSent,
      error: errorResponses(RegistrationError, "Invalid", "PasswordGuessable", "TooManyTries", "Unavailable"),
    }),
    HttpApiEndpoint.post("confirm", `${path}/registrations/confirmations`, {
      params,
      headers: commandHeaders,
      payload: Schema.Struct({ token }),
      success: done,
      error: errorResponses(RegistrationError, "LinkInvalid", "Unavailable"),
    }),
    HttpApiEndpoint.post("askReset", `${path}/password-resets`, {
      params,
      headers: commandHeaders,
      payload: Schema.Struct({ email: AccountEmail }),
      success: mailSent,
      error: errorResponses(PasswordResetError, "EmailInvalid", "TooManyTries", "Unavailable"),
    }),
    HttpApiEndpoint.post("redeemReset", `${path}/password-resets/redemptions`, {
      params,
      headers: commandHeaders,
      payload: Schema.Struct({ token, password: typedPassword }),
      success: done,
      error: errorResponses(
        PasswordResetError,
        "LinkInvalid",
        "PasswordNotAllowed",
        "PasswordGuessable",
        "TooManyTries",
        "Unavailable",
      ),
    }),
    HttpApiEndpoint.post("confirmEmail", `${path}/email-changes/confirmations`, {
      params,
      headers: commandHeaders,
      payload: Schema.Struct({ token }),
      success: done,
      error: errorResponses(ProfileError, "LinkInvalid", "Unavailable"),
    }),
  )
  .middleware(RequestGuard) {}
