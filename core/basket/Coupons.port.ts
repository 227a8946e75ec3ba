import * as Context from "effect/Context"
import * as Data from "effect/Data"
import type * as Effect from "effect/Effect"

import type { Coupon } from "./Benefits.ts"
import type { ErrorFields } from "../values/errorFields.ts"
import { couponsReasons } from "./couponsReasons.ts"

/**
 * Why reading coupons can fail.
 * @stability stable
 */
export class CouponsError extends Data.TaggedError("CouponsError")<ErrorFields<typeof couponsReasons>> {
  static readonly reasons = couponsReasons

  override get message() {
    return couponsReasons[this.reason].message
  }
}

/**
 * The coupons offered to the logged-in customer (storefront 2, 'Coupons'). Basket commands add and remove
 * them.
 * @stability stable
 */
export class Coupons extends Context.Service<
  Coupons,
  {
    readonly offered: Effect.Effect<ReadonlyArray<Coupon>, CouponsError>
  }
>()("core/basket/Coupons") {}
