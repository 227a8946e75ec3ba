import * as Context from "effect/Context"
import * as Data from "effect/Data"
import type * as Effect from "effect/Effect"
import type * as Redacted from "effect/Redacted"

import type { AccountConfig } from "./AccountConfig.ts"
import type { Customer } from "./Customer.ts"
import { notConfirmed } from "../botCheck/notConfirmed.ts"
import { loginMessages } from "./loginMessages.ts"
import type { ErrorFields } from "../values/errorFields.ts"
import type { Email } from "../values/Email.ts"

const reasons = {
  InvalidCredentials: { status: 401, message: loginMessages.invalidCredentials },
  NotLoggedIn: { status: 401, message: "Bitte melde dich an." },
  NotConfirmed: { status: 422, message: notConfirmed },
  TooManyTries: {
    status: 429,
    message: "Zu viele Anmeldeversuche. Bitte warte einen Moment und versuche es dann noch einmal.",
  },
  Unavailable: {
    status: 503,
    message: "Dein Kundenkonto ist gerade nicht erreichbar. Bitte versuche es später noch einmal.",
  },
} as const

/**
 * Why an account request failed (storefront 5 and 8, login). `NotConfirmed` means that the token of the bot
 * check is missing or not valid. `NotLoggedIn` occurs only in the HTTP endpoint for the card number; the
 * methods of this port never fail with it. Every refused login has the same German text.
 * @stability stable
 */
export class AccountError extends Data.TaggedError("AccountError")<ErrorFields<typeof reasons>> {
  static readonly reasons = reasons

  override get message() {
    return reasons[this.reason].message
  }
}

/**
 * E-mail and password of a login. The password is redacted, so that no log contains it.
 * @stability stable
 */
export interface Credentials {
  readonly email: Email
  readonly password: Redacted.Redacted
}

/**
 * The account of one visitor, whom the session identifies (storefront 7, account and session).
 * @stability stable
 */
export class Accounts extends Context.Service<
  Accounts,
  {
    readonly config: Effect.Effect<AccountConfig, AccountError>
    /**
     * Returns the login type of an e-mail address: 1, 2 or 3. An unknown address has type 1, like most known
     * ones, so type 1 does not reveal whether an account exists (DESIGN decision 6).
     */
    loginType(email: Email, token?: string): Effect.Effect<number, AccountError>
    login(credentials: Credentials): Effect.Effect<Customer, AccountError>
    /**
     * Logs in at the checkout, like `login`. Its response does not say whether account and loyalty card are
     * merged.
     */
    checkoutLogin(credentials: Credentials): Effect.Effect<Customer, AccountError>
    /** The customer of this session; `undefined` if nobody is logged in. */
    readonly me: Effect.Effect<Customer | undefined, AccountError>
    /** Ends the session. Does nothing if there is no session. */
    readonly logout: Effect.Effect<void, AccountError>
  }
>()("core/account/Accounts") {}
