import { formatCents } from "../values/germanMoney.ts"
import type { Price } from "./Price.ts"

/**
 * Formats the saving of a price, `Du sparst 30,00 €`: the regular price minus the special price, both in
 * cents (storefront 2 and 3, price). Returns `undefined` unless the special price is lower.
 * @stability stable
 */
export const savingText = ({ regular, special }: Pick<Price, "regular" | "special">): string | undefined =>
  special === undefined || special >= regular ? undefined : `Du sparst ${formatCents(regular - special)}`
