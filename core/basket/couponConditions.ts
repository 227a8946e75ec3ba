import { germanDate } from "../values/calendar.ts"
import { formatCents } from "../values/germanMoney.ts"
import type { Coupon } from "./Benefits.ts"

/** Returns whether a coupon is valid on a day in Germany. It is valid until the end of its last day. */
export const isCouponValid = ({ validUntil }: Pick<Coupon, "validUntil">, today: string): boolean =>
  validUntil === undefined || today <= validUntil

/** The fields of a coupon from which `couponConditions` makes its sentences. */
interface Conditional {
  readonly worth: Coupon["worth"]
  readonly validUntil?: string | undefined
  readonly conditions?: string | undefined
}

/**
 * Returns the conditions of a coupon as German sentences: its last day, the minimum sum, how often and with
 * which other discounts it can be used, and the coupon's own further conditions.
 */
export const couponConditions = ({
  conditions,
  validUntil,
  worth: { minimumSum },
}: Conditional): ReadonlyArray<string> => [
  validUntil === undefined ? "Ohne Ablaufdatum." : `Gültig bis ${germanDate(validUntil)}.`,
  ...(minimumSum === undefined ? [] : [`Ab ${formatCents(minimumSum)} Warenwert.`]),
  "Einmal je Bestellung, mit Gutscheinen und anderen Coupons kombinierbar.",
  ...(conditions === undefined ? [] : [conditions]),
]
