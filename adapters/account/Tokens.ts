import type * as Effect from "effect/Effect"

/**
 * The tokens of a login. The database stores only their hashes, because anyone with the session token is
 * logged in.
 */
export interface NewTokens {
  readonly session: string
  /** Token of a device on which the customer has logged in before. */
  readonly device: string
}

/** The session and device tokens of one visitor. They are stored in cookies or in memory. */
export interface Tokens {
  readonly session: Effect.Effect<string | undefined>
  readonly device: Effect.Effect<string | undefined>
  /** Stores both tokens in place of the earlier ones. */
  keep(tokens: NewTokens): Effect.Effect<void>
  /** Removes the session token. The device token stays. */
  readonly drop: Effect.Effect<void>
}
