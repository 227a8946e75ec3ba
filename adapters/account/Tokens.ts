import type * as Effect from "effect/Effect"

/** The tokens of a login. Their bearer is the customer, so only hashes are stored. */
export interface NewTokens {
  readonly session: string
  /** Recognises a device on which the customer has logged in before. */
  readonly device: string
}

/** One visitor's tokens: in the cookies of a request and its answer, or in a variable. */
export interface Tokens {
  readonly session: Effect.Effect<string | undefined>
  readonly device: Effect.Effect<string | undefined>
  /** Replaces the tokens. */
  keep(tokens: NewTokens): Effect.Effect<void>
  /** Removes the session token; the device stays known. */
  readonly drop: Effect.Effect<void>
}
