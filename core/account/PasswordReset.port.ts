import * as Context from "effect/Context"
import * as Data from "effect/Data"
import type * as Effect from "effect/Effect"
import type * as Redacted from "effect/Redacted"

import type { Email } from "../values/Email.ts"
import type { IdempotencyKey } from "../command/IdempotencyKey.ts"
import type { ErrorFields } from "../values/errorFields.ts"
import { passwordResetReasons } from "./passwordResetReasons.ts"

/**
 * Why a password reset failed.
 * @stability stable
 * @example
 * import { PasswordResetError } from "@heimwerk/core/account"
 *
 * new PasswordResetError({ reason: "PasswordNotAllowed" }).message
 * // => "Dein Passwort erfüllt noch nicht alle Anforderungen."
 */
export class PasswordResetError extends Data.TaggedError("PasswordResetError")<
  ErrorFields<typeof passwordResetReasons>
> {
  static readonly reasons: typeof passwordResetReasons = passwordResetReasons

  override get message() {
    return passwordResetReasons[this.reason].message
  }
}

/**
 * Resets a forgotten password (storefront 2, `/meinkonto/passwort-vergessen`).
 * @stability stable
 * @example
 * import * as ShopHttp from "@heimwerk/adapters/http"
 * import { PasswordReset } from "@heimwerk/core/account"
 * import { Email } from "@heimwerk/core/values"
 * import * as Effect from "effect/Effect"
 *
 * const shop = ShopHttp.customersLayer({ origin: "https://shop.example", brand: "heimwerk" })
 * const ask = PasswordReset.use((port) => port.ask(Email.make("anna.berg@kunde.example"), crypto.randomUUID()))
 * await Effect.runPromise(Effect.provide(ask, shop)) // => undefined
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
