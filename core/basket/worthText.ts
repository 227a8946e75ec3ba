import { formatCents } from "../values/germanMoney.ts"
import type { Worth } from "./Discount.ts"

/** What a discount takes off, in a few signs: `10 %`, `5 €`, `2,50 €`; both where it has both. */
export const worthText = ({ cents, percent }: Worth): string =>
  [
    ...(percent === undefined ? [] : [`${percent} %`]),
    ...(cents === undefined ? [] : [formatCents(cents).replace(",00", "")]),
  ].join(" + ")
