import { basketService } from "./basket.ts"

/** Returns a function that applies a coupon to the basket, or removes it if it is applied. */
export const useCouponToggle = () => {
  const run = basketService.useRun()
  return (couponId: string, isActive: boolean) =>
    run((basket) => basket.run({ kind: isActive ? "removeCoupon" : "addCoupon", couponId }))
}
