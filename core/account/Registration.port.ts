import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"

import type { NewAccount } from "./NewAccount.ts"
import type { CommandKey } from "../basket/Baskets.port.ts"
import { errorFields, serverMessage } from "../values/errorFields.ts"

const reasons = {
  Invalid: { status: 422, message: "Bitte prüfe deine Angaben." },
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
 * Why nobody was registered or confirmed.
 * @stability stable
 */
export class RegistrationError extends Schema.TaggedError<RegistrationError>()("RegistrationError", {
  ...errorFields(reasons),
  answer: serverMessage,
}) {
  static readonly reasons = reasons

  override get message() {
    return this.answer ?? reasons[this.reason].message
  }
}

/**
 * New accounts (forms and markets 5.6): nobody has one without having confirmed the address.
 * @stability stable
 */
export class Registration extends Context.Service<
  Registration,
  {
    /**
     * Notes an account and has a mail with a link sent. The answer is the same whether the address is new, waits for its
     * confirmation or has an account: it tells nobody who is a customer. The same key twice is one mail.
     */
    register(account: NewAccount, key: CommandKey): Effect.Effect<void, RegistrationError>
    /** Makes the account a link was sent for. Opened again the link still says so, until it ends. */
    confirm(token: string): Effect.Effect<void, RegistrationError>
  }
>()("core/account/Registration") {}
