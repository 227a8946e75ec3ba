import { Clock, Effect } from "effect"

import type { Coupon } from "@heimwerk/core/basket/Benefits.ts"
import { isCouponValid } from "@heimwerk/core/basket/couponConditions.ts"
import { berlinTime } from "@heimwerk/core/values/berlinTime.ts"

/** Returns the coupons that are valid today in Germany. */
export const unexpired = (coupons: ReadonlyArray<Coupon>): Effect.Effect<ReadonlyArray<Coupon>> =>
  Effect.map(Clock.currentTimeMillis, (now) => {
    const today = berlinTime(now).date
    return coupons.filter((coupon) => isCouponValid(coupon, today))
  })
