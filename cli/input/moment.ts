import { addDays, berlinInstant } from "@heimwerk/core/values/berlinTime.ts"
import { Clock, Effect, Option } from "effect"
import { Flag } from "effect/cli"

const iso = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?)?$/u

/** A moment in epoch milliseconds; without an offset it is a time in Germany, without a time midnight there. */
const momentOf = (text: string): Option.Option<number> => {
  const [, date = "", hour = "0", minute = "0", second = "0", offset] = iso.exec(text) ?? []
  const isTime = Number(hour) < 24 && Number(minute) < 60 && Number(second) < 60
  // A date that does not exist, such as 30 February, does not come back from the calendar.
  if (date === "" || addDays(date, 0) !== date || !isTime) return Option.none()
  if (offset === undefined) {
    return Option.some(berlinInstant(date, Number(hour) * 60 + Number(minute)) + Number(second) * 1000)
  }
  const instant = Date.parse(text.replace(" ", "T"))
  return Number.isNaN(instant) ? Option.none() : Option.some(instant)
}

/** `--at`: the moment that is asked about, instead of now. */
export const atFlag = Flag.String("at").pipe(
  Flag.filterMap(momentOf, () => "eine Zeit wie 2026-12-24T10:00 oder 2026-12-24T10:00:00+01:00"),
  Flag.optional,
  Flag.withMetavar("zeit"),
  Flag.withDescription("Zeitpunkt nach ISO 8601 statt jetzt; ohne Zeitzone deutsche Zeit"),
)

/** Runs a command as if it were that moment. */
export const atMoment =
  (at: Option.Option<number>) =>
  <A, E, R>(command: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
    Option.match(at, {
      onNone: () => command,
      onSome: (millis) =>
        Effect.gen(function* () {
          const clock = yield* Clock.Clock
          const nanos = BigInt(Math.floor(millis)) * 1_000_000n
          return yield* Effect.provideService(command, Clock.Clock, {
            currentTimeMillisUnsafe: () => millis,
            currentTimeMillis: Effect.succeed(millis),
            currentTimeNanosUnsafe: () => nanos,
            currentTimeNanos: Effect.succeed(nanos),
            monotonicTimeNanosUnsafe: () => clock.monotonicTimeNanosUnsafe(),
            monotonicTimeNanos: clock.monotonicTimeNanos,
            sleep: (duration) => clock.sleep(duration),
          })
        }),
    })
