import * as Effect from "effect/Effect"
import * as Random from "effect/Random"

const digits = 32

/** Makes a random key of 32 hexadecimal digits, long enough that no two are equal. */
export const randomKey: Effect.Effect<string> = Effect.map(
  Effect.all(Array.from({ length: digits }, () => Random.nextIntBetween(0, 16, { halfOpen: true }))),
  (values) => values.map((value) => value.toString(16)).join(""),
)
