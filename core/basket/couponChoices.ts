import type { Basket } from "./Basket.ts"
import type { Coupon } from "./Benefits.ts"

/** A coupon as its owner sees it: used on the basket, or to be used (storefront 2, 'Coupons'). */
export interface CouponChoice extends Coupon {
  readonly isActive: boolean
}

/** The coupons a customer can use, in the order they are offered, with those that are used on the basket. */
export const couponChoices = (
  offered: ReadonlyArray<Coupon>,
  { coupons }: Pick<Basket, "coupons">,
): ReadonlyArray<CouponChoice> => {
  const active = new Set(coupons.map(({ couponId }) => couponId))
  return offered.map((coupon) => ({ ...coupon, isActive: active.has(coupon.couponId) }))
}
