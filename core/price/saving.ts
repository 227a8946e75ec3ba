import { formatCents } from "../values/germanMoney.ts"
import { toCents } from "../values/toCents.ts"
import type { Price } from "./Price.ts"
import { announcedReduction } from "./reduction.ts"

/**
 * Formats the saving, `Du sparst 30,00 €`: the lowest price of the last 30 days minus the offer, in cents
 * (storefront 2 and 3, price; ADR 0096, point 13). `undefined` without a reduction that may be announced.
 * @stability stable
 * @example
 * import { savingText } from "@heimwerk/core/price"
 * import { toCents } from "@heimwerk/core/values"
 *
 * savingText({ special: toCents(9_900), lowest30: toCents(12_900) }) // => "Du sparst 30,00 €"
 */
export const savingText = (price: Pick<Price, "special" | "lowest30">): string | undefined => {
  const reduction = announcedReduction(price)
  return reduction === undefined
    ? undefined
    : `Du sparst ${formatCents(toCents(reduction.regular - reduction.offer))}`
}
