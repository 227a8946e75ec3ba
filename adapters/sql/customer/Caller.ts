/** Who asks for a customer's data: nobody, or a customer, with the session in which they do. */
export interface Caller {
  readonly customerId?: string | undefined
  /** The session's token: it goes on when all others end. */
  readonly session?: string | undefined
}
