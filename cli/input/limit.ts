import { Option } from "effect"
import { Flag } from "effect/cli"

const most = 1000

const wholeNumber =
  (largest: number) =>
  (text: string): Option.Option<number> =>
    /^[1-9]\d{0,5}$/u.test(text) && Number(text) <= largest ? Option.some(Number(text)) : Option.none()

/** An option that takes a whole number from 1 on. */
export const numberFlag = (name: string, description: string, initial: number, largest = most) =>
  Flag.String(name).pipe(
    Flag.filterMap(wholeNumber(largest), () => `eine ganze Zahl von 1 bis ${largest}`),
    Flag.withDefault(initial),
    Flag.withMetavar("zahl"),
    Flag.withDescription(`${description} (ohne Angabe ${initial})`),
  )

/** `--limit`: the most lines of an answer. */
export const limitFlag = (initial: number) => numberFlag("limit", "Höchstens so viele Zeilen", initial)
