import * as Schema from "effect/Schema"

import { Worth } from "./Discount.ts"

/** A voucher as the shop knows it. */
export const Voucher = Schema.Struct({ code: Schema.NonEmptyString, label: Schema.String, worth: Worth })
export type Voucher = typeof Voucher.Type

/**
 * A coupon as the shop knows it.
 * @stability stable
 */
export const Coupon = Schema.Struct({ couponId: Schema.NonEmptyString, label: Schema.String, worth: Worth })
export type Coupon = typeof Coupon.Type

/**
 * What can lower a basket's sum beside reduced prices, and what is switched on. A keeper of baskets may hand over only the
 * entries a basket and its change name.
 */
export const Benefits = Schema.Struct({
  featureFlags: Schema.Record(Schema.String, Schema.Boolean),
  vouchersEnabled: Schema.Boolean,
  vouchers: Schema.Array(Voucher),
  coupons: Schema.Array(Coupon),
  /** The numbers of the loyalty cards in use. */
  loyaltyCards: Schema.Array(Schema.String),
  /** The numbers of the employee cards in use. */
  employeeCards: Schema.Array(Schema.String),
  /** What an employee card takes off, in percent. */
  employeePercent: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 100 })),
})
export type Benefits = typeof Benefits.Type
