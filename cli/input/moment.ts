import { type BerlinTime, berlinTime } from "@heimwerk/core/values/berlinTime.ts"
import { Flag } from "effect/cli"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"

import { NoAnswer } from "../errors.ts"
import { parseInstant } from "./instant.ts"

/** `--at`: the time for which a command answers. */
export const at = Flag.String("at").pipe(
  Flag.optional,
  Flag.withMetavar("<Zeit>"),
  Flag.withDescription("Zeitpunkt statt jetzt: 2026-12-24T13:30 (deutsche Zeit) oder 2026-12-24T12:30Z"),
)

/**
 * Returns the time given with `--at`, or else the current time. Commands get the time from here, never from
 * the system clock.
 */
export const moment = Effect.fnUntraced(function* (
  text: Option.Option<string>,
): Effect.fn.Return<BerlinTime, NoAnswer> {
  if (Option.isNone(text)) return berlinTime(yield* Clock.currentTimeMillis)
  const instant = parseInstant(text.value)
  if (instant !== undefined) return berlinTime(instant)
  return yield* new NoAnswer({
    message: `„${text.value}“ ist kein Zeitpunkt. Bitte einen wie 2026-12-24T13:30 oder 2026-12-24T12:30Z angeben.`,
  })
})
