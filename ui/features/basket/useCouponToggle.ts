import { basketService } from "./basket.ts"

/** Returns a function that removes a coupon that is in use and uses one that is not. */
export const useCouponToggle = () => {
  const run = basketService.useRun()
  return (couponId: string, isActive: boolean) =>
    run((basket) => basket.run({ kind: isActive ? "removeCoupon" : "addCoupon", couponId }))
}
