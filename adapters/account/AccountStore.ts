import type * as Effect from "effect/Effect"

import type { Customer } from "@heimwerk/core/account/Customer.ts"
import type { Email } from "@heimwerk/core/values/Email.ts"

import type { StoreFailure } from "../visitor/VisitorStore.ts"
import type { NewTokens } from "./Tokens.ts"

/** A customer with the data that only the login uses, such as the password hash. */
export interface KnownCustomer {
  readonly customer: Customer
  readonly loginType: number
  readonly passwordHash: string
}

/** A login attempt: an e-mail address, and the device token that the browser sent, if any. */
export interface LoginTry {
  readonly email: Email
  readonly device: string | undefined
}

/** A customer, and the password hash that a login was checked with. */
export interface CheckedCustomer {
  readonly id: string
  readonly passwordHash: string
}

/** Store of customers, their sessions and their failed logins. */
export interface AccountStore {
  byEmail(email: Email): Effect.Effect<KnownCustomer | undefined, StoreFailure>
  /**
   * Returns the customer of a session's token, or `undefined` for a guest or an unknown token. Prolongs
   * the session and the login.
   */
  bySession(token: string): Effect.Effect<Customer | undefined, StoreFailure>
  /**
   * Returns whether a login attempt may check its password. Counts the attempt as failed until `absolve` is
   * called, so that parallel attempts cannot exceed the limit. Attempts from a known device have their own
   * counter, so that wrong passwords typed by others do not lock customers out (quality T-S8).
   */
  admit(attempt: LoginTry): Effect.Effect<boolean, StoreFailure>
  absolve(attempt: LoginTry): Effect.Effect<void, StoreFailure>
  /** Replaces an outdated hash of the same password, unless the customer's hash has changed meanwhile. */
  rehash(customer: CheckedCustomer, passwordHash: string): Effect.Effect<void, StoreFailure>
  /**
   * Replaces the visitor's session with a new session of the customer. Merges the guest's basket and
   * wishlist into the customer's, either completely or, after a failure, not at all. Changes nothing and returns
   * `undefined` if the customer's hash is no longer the checked one: a new password ends logins in progress too.
   */
  enter(
    customer: CheckedCustomer,
    old: { readonly session: string | undefined; readonly device: string | undefined },
  ): Effect.Effect<NewTokens | undefined, StoreFailure>
  /** Ends a session. Its token is never accepted again. */
  end(token: string): Effect.Effect<void, StoreFailure>
}
