import { parseGermanMoney } from "@heimwerk/core/values/germanMoney.ts"
import { Option } from "effect"
import { Flag } from "effect/cli"

/** An option that takes German money and gives cents. */
export const moneyFlag = (name: string, description: string) =>
  Flag.String(name).pipe(
    Flag.filterMap(
      (text) => Option.fromUndefinedOr(parseGermanMoney(text)),
      () => "ein Betrag wie 1.234,56",
    ),
    Flag.withMetavar("betrag"),
    Flag.withDescription(description),
  )
