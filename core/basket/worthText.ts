import { formatCents } from "../values/germanMoney.ts"
import type { Worth } from "./Discount.ts"

/**
 * Writes the value of a discount as short text: `10 %`, `5 €`, `2,50 €`. A discount with both values shows
 * both.
 */
export const worthText = ({ cents, percent }: Worth): string =>
  [
    ...(percent === undefined ? [] : [`${percent} %`]),
    ...(cents === undefined ? [] : [formatCents(cents).replace(",00", "")]),
  ].join(" + ")
