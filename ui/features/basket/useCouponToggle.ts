import { useSetAtom } from "jotai"

import { runAtom } from "./atoms.ts"

/** Returns a function that removes a coupon that is in use and uses one that is not. */
export const useCouponToggle = () => {
  const run = useSetAtom(runAtom)
  return (couponId: string, isActive: boolean) =>
    run({ kind: isActive ? "removeCoupon" : "addCoupon", couponId })
}
