import type { Cents } from "@heimwerk/core/values/Cents.ts"
import { parseGermanMoney } from "@heimwerk/core/values/germanMoney.ts"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"

import { NoAnswer } from "../../errors.ts"

/** Reads the amount of `--amount`, in cents. Fails if it is no amount or 0. Returns `undefined` if none is typed. */
export const typedAmount = (typed: Option.Option<string>): Effect.Effect<Cents | undefined, NoAnswer> => {
  if (Option.isNone(typed)) return Effect.succeed(undefined)
  const cents = parseGermanMoney(typed.value)
  return cents === undefined || cents === 0
    ? Effect.fail(
        new NoAnswer({ message: `„${typed.value}“ ist kein Betrag. Ein Betrag ist zum Beispiel 12,50.` }),
      )
    : Effect.succeed(cents)
}
