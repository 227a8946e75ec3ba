import * as Schema from "effect/Schema"

import { Cents } from "../values/Cents.ts"

/** What a discount takes off: an amount, or a whole percentage of what is left; below `minimumSum` of goods nothing. */
export const Worth = Schema.Struct({
  cents: Schema.optionalKey(Cents),
  percent: Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 100 }))),
  minimumSum: Schema.optionalKey(Cents),
})
export type Worth = typeof Worth.Type

/** Where a discount comes from. */
export const DiscountKind = Schema.Literals(["employeeCard", "coupon", "voucher"])
export type DiscountKind = typeof DiscountKind.Type

/**
 * A discount a basket has, whatever its lines are.
 * @stability stable
 */
export interface Discount {
  readonly kind: DiscountKind
  readonly label: string
  readonly worth: Worth
}

/**
 * A row of the calculation under a basket; `goods` counts up, every other row is taken off.
 * @stability stable
 */
export const BasketTotal = Schema.Struct({
  kind: Schema.Literals(["goods", ...DiscountKind.literals]),
  label: Schema.String,
  amount: Cents,
  /** Absent for the goods. */
  worth: Schema.optionalKey(Worth),
})
export type BasketTotal = typeof BasketTotal.Type
