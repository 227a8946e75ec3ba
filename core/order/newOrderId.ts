import * as Effect from "effect/Effect"

import { codeLetters } from "./codeLetters.ts"

/**
 * Makes an order number from the date in Germany and 8 random characters: `HW-20261122-7KQ2M9AX`. With
 * 100,000 orders a day, two numbers are equal about once in 100 days. The database then refuses the second
 * order, and a retry gets another number.
 */
export const newOrderId = (date: string): Effect.Effect<string> =>
  Effect.map(codeLetters(8), (code) => `HW-${date.replaceAll("-", "")}-${code}`)
