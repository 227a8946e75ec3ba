import { accountPaths } from "@heimwerk/core/account/paths.ts"
import type { Coupon } from "@heimwerk/core/basket/Benefits.ts"
import type { Basket } from "@heimwerk/core/basket/Basket.ts"
import type { BasketError } from "@heimwerk/core/basket/Baskets.port.ts"
import type { CouponsError } from "@heimwerk/core/basket/Coupons.port.ts"
import { Effect } from "effect"

import { VisitorReads } from "../../runtime/visitorReads.ts"
import { forCustomer } from "./forCustomer.ts"

export interface CouponsData {
  readonly offered: ReadonlyArray<Coupon>
  /** The basket with the coupons applied to it. */
  readonly basket: Basket
}

/** Loads the customer's coupons and the basket (storefront 2, 'Coupons'). */
export const loadCoupons = forCustomer<CouponsData, CouponsError | BasketError>({
  title: "Coupons",
  path: accountPaths.coupons,
  ask: ({ coupons }) =>
    Effect.all(
      {
        offered: coupons,
        basket: VisitorReads.use(({ basket }) => basket("full")),
      },
      { concurrency: "unbounded" },
    ),
})
