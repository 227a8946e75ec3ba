import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type * as Redacted from "effect/Redacted"
import * as Schema from "effect/Schema"

import type { AccountConfig } from "./AccountConfig.ts"
import type { Customer } from "./Customer.ts"
import { notConfirmed } from "../botCheck/notConfirmed.ts"
import { loginMessages } from "./loginMessages.ts"
import { errorFields } from "../values/errorFields.ts"
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
 * Why an account request failed (storefront 5 and 8, login). `NotConfirmed` is a missing bot check. `NotLoggedIn` occurs only
 * on the wire, for a request for the card number. The spec has one text for every refused login.
 * @stability stable
 */
export class AccountError extends Schema.TaggedError<AccountError>()("AccountError", errorFields(reasons)) {
  static readonly reasons = reasons

  override get message() {
    return reasons[this.reason].message
  }
}

/**
 * What a customer logs in with; a password is redacted, so that no log shows it.
 * @stability stable
 */
export interface Credentials {
  readonly email: Email
  readonly password: Redacted.Redacted
}

/**
 * One visitor's account; who the visitor is, is known to their session (storefront 7, account and session).
 * @stability stable
 */
export class Accounts extends Context.Service<
  Accounts,
  {
    readonly config: Effect.Effect<AccountConfig, AccountError>
    /** What the e-mail check answers: 1, 2 or 3; an unknown address answers 1 like a known one (DESIGN decision 6). */
    loginType(email: Email, token?: string): Effect.Effect<number, AccountError>
    login(credentials: Credentials): Effect.Effect<Customer, AccountError>
    /** As `login`; what it answers says nothing of the merge. */
    checkoutLogin(credentials: Credentials): Effect.Effect<Customer, AccountError>
    /** The customer of this session, `undefined` when nobody is logged in. */
    readonly me: Effect.Effect<Customer | undefined, AccountError>
    /** The number of the customer's loyalty card, `undefined` when there is none or nobody is logged in. */
    readonly cardNumber: Effect.Effect<string | undefined, AccountError>
    /** Ends the session; without one it does nothing. */
    readonly logout: Effect.Effect<void, AccountError>
  }
>()("core/account/Accounts") {}
