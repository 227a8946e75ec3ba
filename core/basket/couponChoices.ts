import type { Basket } from "./Basket.ts"
import type { Coupon } from "./Benefits.ts"

/** A coupon as the customer sees it: in use on the basket, or available (storefront 2, 'Coupons'). */
export interface CouponChoice extends Coupon {
  readonly isActive: boolean
}

/** Returns the coupons a customer can use, in the offered order. Coupons in use on the basket are marked. */
export const couponChoices = (
  offered: ReadonlyArray<Coupon>,
  { coupons }: Pick<Basket, "coupons">,
): ReadonlyArray<CouponChoice> => {
  const active = new Set(coupons.map(({ couponId }) => couponId))
  return offered.map((coupon) => ({ ...coupon, isActive: active.has(coupon.couponId) }))
}
