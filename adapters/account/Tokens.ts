import type * as Effect from "effect/Effect"

/** What a visitor is given at a login; whoever has it is the customer. Of both the shop keeps only the hash. */
export interface NewTokens {
  readonly session: string
  /** By it the shop knows a device again on which the customer has logged in before. */
  readonly device: string
}

/** Where one visitor's tokens lie: in the cookies of a request and its answer, or in a variable. */
export interface Tokens {
  readonly session: Effect.Effect<string | undefined>
  readonly device: Effect.Effect<string | undefined>
  /** Puts new ones in the place of the old. */
  keep(tokens: NewTokens): Effect.Effect<void>
  /** Forgets the session; the device goes on being known. */
  readonly drop: Effect.Effect<void>
}
