import * as Context from "effect/Context"
import * as Data from "effect/Data"
import type * as Effect from "effect/Effect"

import type { NewAccount } from "./NewAccount.ts"
import { passwordGuessable } from "./passwordInput.ts"
import type { IdempotencyKey } from "../command/IdempotencyKey.ts"
import type { ErrorFields, ServerMessage } from "../values/errorFields.ts"

const reasons = {
  Invalid: { status: 422, message: "Bitte prüfe deine Angaben." },
  PasswordGuessable: { status: 422, message: passwordGuessable },
  LinkInvalid: {
    status: 404,
    message: "Dieser Bestätigungslink ist nicht mehr gültig. Bitte registriere dich noch einmal.",
  },
  TooManyTries: {
    status: 429,
    message: "Das waren viele Registrierungen hintereinander. Bitte versuche es in einer Stunde noch einmal.",
  },
  Unavailable: {
    status: 503,
    message: "Die Registrierung ist gerade nicht erreichbar. Bitte versuche es gleich noch einmal.",
  },
} as const

/**
 * Why a registration or its confirmation failed.
 * @stability stable
 */
export class RegistrationError extends Data.TaggedError("RegistrationError")<
  ErrorFields<typeof reasons> & ServerMessage
> {
  static readonly reasons = reasons

  override get message() {
    return this.answer ?? reasons[this.reason].message
  }
}

/**
 * Registers accounts (forms and markets 5.6). An account is created only after its e-mail address is
 * confirmed.
 * @stability stable
 */
export class Registration extends Context.Service<
  Registration,
  {
    /**
     * Stores a registration and mails a link. The response is the same for a new address, an unconfirmed one
     * and an existing account, so it does not reveal customers. Requests with the same key send one mail.
     */
    register(account: NewAccount, key: IdempotencyKey): Effect.Effect<void, RegistrationError>
    /**
     * Creates the account by the token of the mailed link. Until the link expires, opening it again also
     * succeeds.
     */
    confirm(token: string): Effect.Effect<void, RegistrationError>
  }
>()("core/account/Registration") {}
