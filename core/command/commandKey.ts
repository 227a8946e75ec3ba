import * as Effect from "effect/Effect"
import * as Random from "effect/Random"

const digits = 32

/** A new key for a command: 32 random hexadecimal digits, so that no two commands share one. */
export const commandKey: Effect.Effect<string> = Effect.map(
  Effect.all(Array.from({ length: digits }, () => Random.nextIntBetween(0, 16, { halfOpen: true }))),
  (values) => values.map((value) => value.toString(16)).join(""),
)
