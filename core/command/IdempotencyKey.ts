/** The id of one command. A command sent again with the same key has no second effect. */
export type IdempotencyKey = string

/** How long idempotency keys are kept, in ms: 24 hours. */
export const keyLifetimeMillis = 24 * 60 * 60 * 1000
