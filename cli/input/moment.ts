import type { AskedTime } from "@heimwerk/core/market/openingAnswer.ts"
import { noTime, parseAskedTime } from "@heimwerk/core/typed/askedTime.ts"
import { type BerlinTime, berlinTime } from "@heimwerk/core/values/berlinTime.ts"
import { Flag } from "effect/cli"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"

import { NoAnswer } from "../errors.ts"

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

/** Returns the time given with `--at`, or else the current time. */
export const askedTime = Effect.fnUntraced(function* (
  text: Option.Option<string>,
): Effect.fn.Return<AskedTime, NoAnswer> {
  const time = yield* now
  if (Option.isNone(text)) return { time, isWholeDay: false }
  const asked = parseAskedTime(text.value, time)
  if (asked !== undefined) return asked
  return yield* new NoAnswer({ message: noTime(text.value) })
})

/** Returns the time given with `--at`, or else the current time. For a whole day, returns its midnight. */
export const moment = (text: Option.Option<string>): Effect.Effect<BerlinTime, NoAnswer> =>
  Effect.map(askedTime(text), ({ time }) => time)
