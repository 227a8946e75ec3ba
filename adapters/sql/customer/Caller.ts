/**
 * The caller of a customer's port: a logged-in customer with the session, or a visitor who is not logged in.
 */
export interface Caller {
  readonly customerId?: string | undefined
  /** Token of the current session. It stays valid when a change ends the customer's other sessions. */
  readonly session?: string | undefined
}
