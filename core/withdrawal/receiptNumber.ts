import * as Effect from "effect/Effect"

import { commandKey } from "../command/commandKey.ts"

const digits = 12

/** A new number for a withdrawal that nobody can guess and people can spell: `W-` and 12 hexadecimal digits. */
export const receiptNumber: Effect.Effect<string> = Effect.map(
  commandKey,
  (key) => `W-${key.slice(0, digits).toUpperCase()}`,
)
