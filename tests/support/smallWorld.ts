import { benefits } from "@heimwerk/fixtures/benefits.ts"

import { assortment } from "./world/assortment.ts"
import { markets } from "./world/markets.ts"
import { places } from "./world/places.ts"

/** A coupon whose last day is before the time of every test. */
export const expiredCoupon = {
  couponId: "coupon-alt",
  label: "Alter Coupon",
  worth: { percent: 50 },
  validUntil: "1969-12-31",
}

/** Small test data for the port suites: 12 markets, 40 places, about 60 articles. */
export const smallWorld = {
  version: "small-1",
  markets,
  places,
  assortment,
  benefits: { ...benefits, coupons: [...benefits.coupons, expiredCoupon] },
}
