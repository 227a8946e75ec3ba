import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type * as Redacted from "effect/Redacted"
import * as Schema from "effect/Schema"

import { loginMessages } from "./loginMessages.ts"
import { passwordNotAllowed } from "./passwordInput.ts"
import type { Email } from "../values/Email.ts"
import type { CommandKey } from "../basket/Baskets.port.ts"
import { errorFields } from "../values/errorFields.ts"

const reasons = {
  EmailInvalid: { status: 422, message: loginMessages.emailInvalid },
  PasswordNotAllowed: { status: 422, message: passwordNotAllowed },
  LinkInvalid: {
    status: 404,
    message:
      "Dieser Link ist nicht mehr gültig: Er gilt 30 Minuten und nur einmal. Bitte fordere einen neuen an.",
  },
  TooManyTries: {
    status: 429,
    message: "Das waren viele Anfragen hintereinander. Bitte versuche es in einer Stunde noch einmal.",
  },
  Unavailable: {
    status: 503,
    message: "Dein Passwort kann gerade nicht geändert werden. Bitte versuche es gleich noch einmal.",
  },
} as const

/**
 * Why no mail was sent or no password was set.
 * @stability stable
 */
export class PasswordResetError extends Schema.TaggedError<PasswordResetError>()(
  "PasswordResetError",
  errorFields(reasons),
) {
  static readonly reasons = reasons

  override get message() {
    return reasons[this.reason].message
  }
}

/**
 * A new password for somebody who has forgotten the old one (storefront 2, `/meinkonto/passwort-vergessen`).
 * @stability stable
 */
export class PasswordReset extends Context.Service<
  PasswordReset,
  {
    /** Has a link sent to a customer. The answer is the same for an address that has no account. One key, one mail. */
    ask(email: Email, key: CommandKey): Effect.Effect<void, PasswordResetError>
    /** Sets the password a link was sent for; the link is used up with it, and every session of the customer ends. */
    redeem(token: string, password: Redacted.Redacted): Effect.Effect<void, PasswordResetError>
  }
>()("core/account/PasswordReset") {}
