import { formatCents } from "../values/germanMoney.ts"
import type { BasketTotal } from "./Discount.ts"

/** Formats the amount of a row of the price calculation. A discount above 0 has a minus: `-5,00 €`. */
export const totalText = ({ amount, kind }: Pick<BasketTotal, "amount" | "kind">): string =>
  `${kind === "goods" || amount === 0 ? "" : "-"}${formatCents(amount)}`
