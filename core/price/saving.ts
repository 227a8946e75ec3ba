import { formatCents } from "../values/germanMoney.ts"
import type { Price } from "./Price.ts"

/**
 * What the visitor saves, `Du sparst 30,00 €` (storefront 2 and 3, price): the regular price less the special one, in cents.
 * Nothing without a special price, and nothing when it is not lower.
 * @stability stable
 */
export const savingText = ({ regular, special }: Pick<Price, "regular" | "special">): string | undefined =>
  special === undefined || special >= regular ? undefined : `Du sparst ${formatCents(regular - special)}`
