import * as Effect from "effect/Effect"
import * as Random from "effect/Random"

/** Digits and capital letters without those that look alike: 0 and O, 1, I and L, 5 and S. */
const letters = "2346789ABCDEFGHJKMNPQRTUVWXYZ"
const length = 8

/**
 * Makes an order number from the date in Germany and 8 random characters: `HW-20261122-7KQ2M9AX`. With 100,000 orders a
 * day, two numbers are equal about once in 100 days. The store then refuses the second order, and a retry gets another number.
 */
export const newOrderId = (date: string): Effect.Effect<string> =>
  Effect.map(
    Effect.all(Array.from({ length }, () => Random.nextIntBetween(0, letters.length, { halfOpen: true }))),
    (places) => `HW-${date.replaceAll("-", "")}-${places.map((place) => letters.charAt(place)).join("")}`,
  )
