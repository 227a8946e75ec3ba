import * as Context from "effect/Context"
import * as Data from "effect/Data"
import type * as Effect from "effect/Effect"
import type * as Redacted from "effect/Redacted"

import type { AccountConfig } from "./AccountConfig.ts"
import type { Customer } from "./Customer.ts"
import type { ErrorFields } from "../values/errorFields.ts"
import type { Email } from "../values/Email.ts"
import { accountsReasons } from "./accountsReasons.ts"

/**
 * Why an account request failed (storefront 5 and 8, login). `NotConfirmed` means that the token of the bot
 * check is missing or not valid. `NotLoggedIn` occurs only in the HTTP endpoint for the card number; the
 * methods of this port never fail with it. An unknown address and a wrong password have the same German text.
 * @stability stable
 * @example
 * import { AccountError } from "@heimwerk/core/account"
 *
 * new AccountError({ reason: "TooManyTries" }).message
 * // => "Zu viele Anmeldeversuche. Bitte warte einen Moment und versuche es dann noch einmal."
 */
export class AccountError extends Data.TaggedError("AccountError")<ErrorFields<typeof accountsReasons>> {
  static readonly reasons: typeof accountsReasons = accountsReasons

  override get message() {
    return accountsReasons[this.reason].message
  }
}

/**
 * E-mail and password of a login. The password is redacted, so that no log contains it.
 * @stability stable
 * @example
 * import type { Credentials } from "@heimwerk/core/account"
 * import { Email } from "@heimwerk/core/values"
 * import * as Redacted from "effect/Redacted"
 *
 * const anna: Credentials = {
 *   email: Email.make("anna.berg@kunde.example"),
 *   password: Redacted.make("Werkbank-2026!"),
 * }
 * String(anna.password) // => "<redacted>"
 */
export interface Credentials {
  readonly email: Email
  readonly password: Redacted.Redacted
}

/**
 * The account of one visitor, whom the session identifies (storefront 7, account and session).
 * @stability stable
 * @example
 * import * as ShopHttp from "@heimwerk/adapters/http"
 * import { Accounts } from "@heimwerk/core/account"
 * import { Email } from "@heimwerk/core/values"
 * import * as Effect from "effect/Effect"
 * import * as Redacted from "effect/Redacted"
 *
 * const shop = ShopHttp.layer({ origin: "https://shop.example", brand: "heimwerk" })
 * const password = Redacted.make("Werkbank-2026!")
 * const login = Accounts.use((port) => port.login({ email: Email.make("anna.berg@kunde.example"), password }))
 * const anna = await Effect.runPromise(Effect.provide(login, shop))
 * anna.firstName // => "Anna"
 */
export class Accounts extends Context.Service<
  Accounts,
  {
    readonly config: Effect.Effect<AccountConfig, AccountError>
    /**
     * Returns the login type of an e-mail address: 1, 2 or 3. An unknown address has type 1, like most known
     * ones, so type 1 does not reveal whether an account exists (ADR 0014).
     */
    loginType(email: Email, token?: string): Effect.Effect<number, AccountError>
    login(credentials: Credentials): Effect.Effect<Customer, AccountError>
    /**
     * Logs in at the checkout, like `login`. The response does not say whether account and loyalty card are
     * merged.
     */
    checkoutLogin(credentials: Credentials): Effect.Effect<Customer, AccountError>
    /** The customer of this session; `undefined` if nobody is logged in. */
    readonly me: Effect.Effect<Customer | undefined, AccountError>
    /** Ends the session. Does nothing if there is no session. */
    readonly logout: Effect.Effect<void, AccountError>
  }
>()("core/account/Accounts") {}
