import * as Schema from "effect/Schema"

import { Cents } from "../values/Cents.ts"

/**
 * The value of a discount: an amount, an integer percentage of the remaining sum, or both added together. The
 * discount is 0 if the goods cost less than `minimumSum`.
 */
export const Worth = Schema.Struct({
  cents: Schema.optionalKey(Cents),
  percent: Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 100 }))),
  minimumSum: Schema.optionalKey(Cents),
})
export type Worth = typeof Worth.Type

/** The source of a discount. */
export const DiscountKind = Schema.Literals(["employeeCard", "coupon", "voucher"])
export type DiscountKind = typeof DiscountKind.Type

/**
 * A discount on the whole basket, not on single lines.
 * @stability stable
 */
export interface Discount {
  readonly kind: DiscountKind
  readonly label: string
  readonly worth: Worth
}

/**
 * A row of the calculation under a basket. `goods` is added; every other row is subtracted.
 * @stability stable
 */
export const BasketTotal = Schema.Struct({
  kind: Schema.Literals(["goods", ...DiscountKind.literals]),
  label: Schema.String,
  amount: Cents,
  /** Value of the discount. Missing in the row of the goods. */
  worth: Schema.optionalKey(Worth),
})
export type BasketTotal = typeof BasketTotal.Type
