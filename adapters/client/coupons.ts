import { couponsReasons } from "@heimwerk/core/basket/couponsReasons.ts"

import type { CustomerApi } from "../http/contract/customer/api.ts"
import { nounOf } from "./endpoints/nounOf.ts"
import { all } from "./reading/Read.ts"
import { readCoupon } from "./reading/readCoupon.ts"

/** The coupons of the logged-in customer. A command of the basket redeems one. */
export const coupons = nounOf<typeof CustomerApi>()(couponsReasons, {
  coupons: {
    method: "GET",
    path: "/shop/rest/V1/:brand/customers/me/coupons",
    hasKey: false,
    read: all(readCoupon),
  },
})
