import type * as Effect from "effect/Effect"

import type { Customer } from "@heimwerk/core/account/Customer.ts"
import type { Email } from "@heimwerk/core/values/Email.ts"

import type { StoreFailure } from "../visitor/VisitorStore.ts"
import type { NewTokens } from "./Tokens.ts"

/** A customer with the data that only the account uses. */
export interface KnownCustomer {
  readonly customer: Customer
  readonly loginType: number
  readonly passwordHash: string
}

/** A login attempt: an e-mail, and the device's token, if any. */
export interface LoginTry {
  readonly email: Email
  readonly device: string | undefined
}

/** Customers, their sessions and their failed logins. */
export interface AccountStore {
  byEmail(email: Email): Effect.Effect<KnownCustomer | undefined, StoreFailure>
  /** The customer of a session's token. Records the visit. */
  bySession(token: string): Effect.Effect<Customer | undefined, StoreFailure>
  /**
   * Whether a password may be tried now. Counts the try as wrong until `absolve`, so that parallel tries cannot pass the
   * limit. Tries from a known device have a counter of their own, so that nobody can lock customers out by typing wrong
   * passwords (quality T-S8).
   */
  admit(attempt: LoginTry): Effect.Effect<boolean, StoreFailure>
  absolve(attempt: LoginTry): Effect.Effect<void, StoreFailure>
  rehash(customerId: string, passwordHash: string): Effect.Effect<void, StoreFailure>
  /**
   * Replaces the visitor's session with a new one of the customer. Merges a guest's basket and wishlist into the customer's
   * completely or, after a failure, not at all.
   */
  enter(
    customerId: string,
    old: { readonly session: string | undefined; readonly device: string | undefined },
  ): Effect.Effect<NewTokens, StoreFailure>
  /** Ends a session for good. */
  end(token: string): Effect.Effect<void, StoreFailure>
}
