import * as Schema from "effect/Schema"

import { CalendarDate } from "../values/CalendarDate.ts"
import { Worth } from "./Discount.ts"

/** A voucher that the shop accepts. */
export const Voucher = Schema.Struct({ code: Schema.NonEmptyString, label: Schema.String, worth: Worth })
export type Voucher = typeof Voucher.Type

/**
 * A coupon that the shop offers.
 * @stability stable
 * @example
 * import { Coupon } from "@heimwerk/core/basket"
 *
 * const paint: Coupon = { couponId: "coupon-farbe", label: "5 % Coupon", worth: { percent: 5 } }
 * paint.label // => "5 % Coupon"
 */
export const Coupon = Schema.Struct({
  couponId: Schema.NonEmptyString,
  label: Schema.String,
  worth: Worth,
  /**
   * The last day on which the coupon is valid, in Germany: `2026-12-31`. A coupon without this date does
   * not expire.
   */
  validUntil: Schema.optionalKey(CalendarDate),
  /** Further conditions as German sentences. */
  conditions: Schema.optionalKey(Schema.String),
})
export type Coupon = typeof Coupon.Type

/**
 * The vouchers, coupons and cards that the shop accepts, and which of these kinds are enabled. A basket store
 * needs to load only the entries that the basket uses or that the current command names.
 */
export const Benefits = Schema.Struct({
  featureFlags: Schema.Record(Schema.String, Schema.Boolean),
  vouchersEnabled: Schema.Boolean,
  vouchers: Schema.Array(Voucher),
  coupons: Schema.Array(Coupon),
  /** The numbers of the valid loyalty cards. */
  loyaltyCards: Schema.Array(Schema.String),
  /** The numbers of the valid employee cards. */
  employeeCards: Schema.Array(Schema.String),
  /** The discount of an employee card, in percent. */
  employeePercent: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 100 })),
})
export type Benefits = typeof Benefits.Type
