import { formatCents } from "../values/germanMoney.ts"
import type { Worth } from "./Discount.ts"

/**
 * Writes the value of a discount as short text: `10 %`, `5 €`, `2,50 €`. A discount with a percentage and an
 * amount shows both: `10 % + 5 €`.
 */
export const worthText = ({ cents, percent }: Worth): string =>
  [
    ...(percent === undefined ? [] : [`${percent} %`]),
    ...(cents === undefined ? [] : [formatCents(cents).replace(",00", "")]),
  ].join(" + ")
