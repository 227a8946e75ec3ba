import type { AskedTime } from "@heimwerk/core/market/openingAnswer.ts"
import { noTime, parseAskedTime } from "@heimwerk/core/typed/askedTime.ts"
import { type BerlinTime, berlinTime } from "@heimwerk/core/values/berlinTime.ts"
import { Flag } from "effect/cli"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"

import { NoAnswer, WrongUse } from "../errors.ts"

/** `--at`: the time for which a command answers. */
export const at = Flag.String("at").pipe(
  Flag.optional,
  Flag.withMetavar("<Zeit>"),
  Flag.withDescription(
    "Zeitpunkt oder Tag statt jetzt: „24.12. 13:30“, „morgen 9 Uhr“, Samstag, 2026-12-24T13:30 (deutsche Zeit)",
  ),
)

/** The current time of Effect's `Clock`, which tests can set. */
export const now: Effect.Effect<BerlinTime> = Effect.map(Clock.currentTimeMillis, berlinTime)

/**
 * A time of day among other words: `21:00`, `21.30 Uhr`, `um 19 Uhr`, or the rest `Uhr`. A number beside a comma is part
 * of a position.
 */
const clock =
  /(?<=^|(?<!,\s*)\s)(?:(?:um )?\d{1,2}(?:[:.]\d{2}(?: ?(?:uhr|h))?| ?(?:uhr|h)(?: \d{2})?)|uhr)(?=$|\s(?!\s*,))/iu

/**
 * Returns the time given with `--at`, or else the current time. `--at` takes one word, so a typed time without quotes
 * ends in the other words of the command line, and the answer would be for another time. Fails with `WrongUse` if these
 * words contain a time of day.
 *
 * @param words the text argument of the command: a place or a market
 */
export const askedTime = Effect.fnUntraced(function* (
  text: Option.Option<string>,
  words = "",
): Effect.fn.Return<AskedTime, NoAnswer | WrongUse> {
  const time = yield* now
  if (Option.isNone(text)) return { time, isWholeDay: false }
  const [rest] = clock.exec(words) ?? []
  if (rest !== undefined)
    return yield* new WrongUse({
      message: `„${rest}“ gehört wohl zur Zeit. Bitte setze die ganze Zeit in Anführungszeichen: --at "${text.value} ${rest}"`,
    })
  const asked = parseAskedTime(text.value, time)
  if (asked !== undefined) return asked
  return yield* new NoAnswer({ message: noTime(text.value) })
})
