import { Flag } from "effect/cli"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"

import { berlinTime } from "@heimwerk/core/values/berlinTime.ts"

import { marketById } from "../shop/marketById.ts"

/** `--market`: the number of the market whose stock is shown. */
export const market = Flag.String("market").pipe(
  Flag.optional,
  Flag.withMetavar("<Nr>"),
  Flag.withDescription("Verfügbarkeit in diesem Markt zeigen"),
)

/** Returns the market given with `--market`, or `undefined`. */
export const marketContext = Effect.fnUntraced(function* (id: Option.Option<string>) {
  if (Option.isNone(id)) return undefined
  return yield* marketById(id.value, berlinTime(yield* Clock.currentTimeMillis))
})
