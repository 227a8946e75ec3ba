/** The caller of a customer port: a logged-in customer with their session, or a visitor without a login. */
export interface Caller {
  readonly customerId?: string | undefined
  /** The session's token. This session stays valid when a change ends the customer's other sessions. */
  readonly session?: string | undefined
}
