import * as Schema from "effect/Schema"

import { CalendarDate } from "../values/CalendarDate.ts"
import { Worth } from "./Discount.ts"

/** A voucher that the shop accepts. */
export class Voucher extends Schema.Opaque<Voucher>()(
  Schema.Struct({ code: Schema.NonEmptyString, label: Schema.String, worth: Worth }),
) {}

/**
 * A coupon that the shop offers.
 * @stability stable
 * @example
 * import { Coupon } from "@heimwerk/core/basket"
 *
 * const paint: Coupon = { couponId: "coupon-farbe", label: "5 % Coupon", worth: { percent: 5 } }
 * paint.label // => "5 % Coupon"
 */
export class Coupon extends Schema.Opaque<Coupon>()(
  Schema.Struct({
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
  }),
) {}

/**
 * The vouchers, coupons and cards that the shop accepts, and which of these kinds are enabled. A basket store
 * needs to load only the entries that the basket or the current command contains.
 */
export class Benefits extends Schema.Opaque<Benefits>()(
  Schema.Struct({
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
  }),
) {}
