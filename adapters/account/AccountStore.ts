import type * as Effect from "effect/Effect"

import type { Customer } from "@heimwerk/core/account/Customer.ts"
import type { Email } from "@heimwerk/core/values/Email.ts"

import type { StoreFailure } from "../visitor/VisitorStore.ts"
import type { NewTokens } from "./Tokens.ts"

/** A customer with what only the account itself knows. */
export interface KnownCustomer {
  readonly customer: Customer
  readonly loginType: number
  readonly passwordHash: string
}

/** Who tries to log in: an e-mail, and the device's token if there is one. */
export interface LoginTry {
  readonly email: Email
  readonly device: string | undefined
}

/** Customers, their sessions and their failed logins, behind the port. */
export interface AccountStore {
  byEmail(email: Email): Effect.Effect<KnownCustomer | undefined, StoreFailure>
  /** Who is logged in with a session's token, and notes that they are still there. */
  bySession(token: string): Effect.Effect<Customer | undefined, StoreFailure>
  /**
   * Whether a password may be tried now; counts it as a wrong one until `absolve` says otherwise, so that a hundred at once
   * do not slip through. Tries from a device the customer has logged in with are counted on their own: nobody can keep
   * customers out by typing wrong passwords for them (quality T-S8).
   */
  admit(attempt: LoginTry): Effect.Effect<boolean, StoreFailure>
  absolve(attempt: LoginTry): Effect.Effect<void, StoreFailure>
  rehash(customerId: string, passwordHash: string): Effect.Effect<void, StoreFailure>
  /**
   * Begins a new session of a customer in the place of the visitor's old one, which ends. What a guest has laid aside goes
   * over to the customer's basket and wishlist, all of it or, when anything fails, none.
   */
  enter(
    customerId: string,
    old: { readonly session: string | undefined; readonly device: string | undefined },
  ): Effect.Effect<NewTokens, StoreFailure>
  /** Ends a session for good. */
  end(token: string): Effect.Effect<void, StoreFailure>
}
