import { Flag } from "effect/cli"
import * as Option from "effect/Option"

/**
 * Makes a command option for a whole number within bounds. Any other value (`0`, `-1`, `1.5`, `abc`) is
 * wrong usage: the parser prints the expected range and the exit code is 2.
 */
export const wholeNumber = (name: string, minimum: number, maximum: number): Flag.Flag<number> =>
  Flag.String(name).pipe(
    Flag.withMetavar("<Zahl>"),
    Flag.filterMap(
      (text) => {
        const value = /^\d{1,9}$/u.test(text) ? Number(text) : Number.NaN
        return value >= minimum && value <= maximum ? Option.some(value) : Option.none()
      },
      () => `eine ganze Zahl von ${minimum} bis ${maximum}`,
    ),
  )
