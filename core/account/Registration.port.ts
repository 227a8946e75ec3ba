import * as Context from "effect/Context"
import * as Data from "effect/Data"
import type * as Effect from "effect/Effect"

import type { NewAccount } from "./NewAccount.ts"
import type { IdempotencyKey } from "../command/IdempotencyKey.ts"
import type { ErrorFields, ServerMessage } from "../values/errorFields.ts"
import { registrationReasons } from "./registrationReasons.ts"

/**
 * Why a registration or its confirmation failed.
 * @stability stable
 * @example
 * import { RegistrationError } from "@heimwerk/core/account"
 *
 * new RegistrationError({ reason: "LinkInvalid" }).message
 * // => "Dieser Bestätigungslink ist nicht mehr gültig. Bitte registriere dich noch einmal."
 */
export class RegistrationError extends Data.TaggedError("RegistrationError")<
  ErrorFields<typeof registrationReasons> & ServerMessage
> {
  static readonly reasons: typeof registrationReasons = registrationReasons

  override get message() {
    return this.answer ?? registrationReasons[this.reason].message
  }
}

/**
 * Registers accounts (forms and markets 5.6). An account is created only after its e-mail address is
 * confirmed.
 * @stability stable
 * @example
 * import * as ShopHttp from "@heimwerk/adapters/http"
 * import { Registration } from "@heimwerk/core/account"
 * import * as Effect from "effect/Effect"
 *
 * const shop = ShopHttp.customersLayer({ origin: "https://shop.example", brand: "heimwerk" })
 * const confirm = Registration.use((port) => port.confirm("token-of-a-mail")).pipe(Effect.flip)
 * const error = await Effect.runPromise(Effect.provide(confirm, shop))
 * error.reason // => "LinkInvalid"
 */
export class Registration extends Context.Service<
  Registration,
  {
    /**
     * Stores a registration and mails its confirmation link. An address that already has an account gets a mail
     * about this account instead. The response is the same in both cases, so it does not reveal customers.
     * Requests with the same key send one mail.
     */
    register(account: NewAccount, key: IdempotencyKey): Effect.Effect<void, RegistrationError>
    /**
     * Creates the account by the token of the mailed link. Until the link expires, confirming again also
     * succeeds.
     */
    confirm(token: string): Effect.Effect<void, RegistrationError>
  }
>()("core/account/Registration") {}
