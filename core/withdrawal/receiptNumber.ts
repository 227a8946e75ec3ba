import * as Effect from "effect/Effect"

import { randomKey } from "../command/randomKey.ts"

const digits = 12

/**
 * Makes a receipt number: `W-` and 12 random hexadecimal digits. It cannot be guessed and is easy to read
 * aloud.
 */
export const receiptNumber: Effect.Effect<string> = Effect.map(
  randomKey,
  (key) => `W-${key.slice(0, digits).toUpperCase()}`,
)
