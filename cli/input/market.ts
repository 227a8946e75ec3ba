import { Flag } from "effect/cli"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"

import { oneMarket } from "../shop/oneMarket.ts"
import { freeText } from "./freeText.ts"
import { now } from "./moment.ts"

/** The argument that names the market of a command: `431`, `Tübingen` or `Köln Süd`, without quotes. */
export const marketName = freeText("Markt", "Nummer oder Name des Marktes: 431, Tübingen, Köln Süd")

/** `--market`: the market whose stock is shown. */
export const market = Flag.String("market").pipe(
  Flag.optional,
  Flag.withMetavar("<Markt>"),
  Flag.withDescription("Verfügbarkeit in diesem Markt zeigen (Nummer oder Name)"),
)

/** Returns the market given with `--market`, or `undefined`. */
export const marketContext = Effect.fnUntraced(function* (text: Option.Option<string>) {
  if (Option.isNone(text)) return undefined
  return yield* oneMarket(text.value, yield* now)
})
