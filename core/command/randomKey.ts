import * as Effect from "effect/Effect"
import * as Random from "effect/Random"

const digits = 32

/** Makes a random idempotency key of 32 hexadecimal digits. It is long enough to be unique. */
export const randomKey: Effect.Effect<string> = Effect.map(
  Effect.all(Array.from({ length: digits }, () => Random.nextIntBetween(0, 16, { halfOpen: true }))),
  (values) => values.map((value) => value.toString(16)).join(""),
)
