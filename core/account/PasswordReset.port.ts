import * as Context from "effect/Context"
import * as Data from "effect/Data"
import type * as Effect from "effect/Effect"
import type * as Redacted from "effect/Redacted"

import { loginMessages } from "./loginMessages.ts"
import { passwordGuessable, passwordNotAllowed } from "./passwordInput.ts"
import type { Email } from "../values/Email.ts"
import type { IdempotencyKey } from "../command/IdempotencyKey.ts"
import type { ErrorFields } from "../values/errorFields.ts"

const reasons = {
  EmailInvalid: { status: 422, message: loginMessages.emailInvalid },
  PasswordNotAllowed: { status: 422, message: passwordNotAllowed },
  PasswordGuessable: { status: 422, message: passwordGuessable },
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
 * Why a password reset failed.
 * @stability stable
 */
export class PasswordResetError extends Data.TaggedError("PasswordResetError")<ErrorFields<typeof reasons>> {
  static readonly reasons = reasons

  override get message() {
    return reasons[this.reason].message
  }
}

/**
 * Resets a forgotten password (storefront 2, `/meinkonto/passwort-vergessen`).
 * @stability stable
 */
export class PasswordReset extends Context.Service<
  PasswordReset,
  {
    /**
     * Mails a link to the customer with this address. The response is the same for an unknown address.
     * Requests with the same key send one mail.
     */
    ask(email: Email, key: IdempotencyKey): Effect.Effect<void, PasswordResetError>
    /**
     * Sets a new password by the token of a mailed link. A token works once. All sessions of the customer
     * end.
     */
    redeem(token: string, password: Redacted.Redacted): Effect.Effect<void, PasswordResetError>
  }
>()("core/account/PasswordReset") {}
