import * as Effect from "effect/Effect"
import * as Random from "effect/Random"

/** Digits and capital letters without those that look alike: 0 and O, 1, I and L, 5 and S. */
const letters = "2346789ABCDEFGHJKMNPQRTUVWXYZ"

/** Makes random characters that are hard to confuse when they are printed or read aloud. */
export const codeLetters = (length: number): Effect.Effect<string> =>
  Effect.map(
    Effect.all(Array.from({ length }, () => Random.nextIntBetween(0, letters.length, { halfOpen: true }))),
    (places) => places.map((place) => letters.charAt(place)).join(""),
  )
