import { couponsReasons } from "@heimwerk/core/basket/couponsReasons.ts"

import type { CustomerApi } from "../http/contract/customer/api.ts"
import { nounOf } from "./endpoints/nounOf.ts"
import { list } from "./reading/Read.ts"
import { readCoupon } from "./reading/readCoupon.ts"

/**
 * The coupons of the logged-in customer. A command of the basket redeems a coupon.
 * @example
 * import { account, coupons, createShop } from "@heimwerk/adapters/client"
 *
 * const shop = createShop({ origin: "https://shop.example", brand: "heimwerk" }, { account, coupons })
 * await shop.account.login({ email: "anna.berg@kunde.example", password: "Werkbank-2026!" })
 * const offered = await shop.coupons.coupons()
 * offered.ok && offered.value[0]?.label // => "5 % Coupon"
 */
export const coupons = nounOf<typeof CustomerApi>()(couponsReasons, {
  coupons: {
    method: "GET",
    path: "/shop/rest/V1/:brand/customers/me/coupons",
    hasKey: false,
    read: list("coupons", readCoupon),
  },
})
