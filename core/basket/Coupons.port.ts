import * as Context from "effect/Context"
import * as Data from "effect/Data"
import type * as Effect from "effect/Effect"

import type { Coupon } from "./Benefits.ts"
import type { ErrorFields } from "../values/errorFields.ts"
import { couponsReasons } from "./couponsReasons.ts"

/**
 * Why reading coupons can fail.
 * @stability stable
 * @example
 * import { CouponsError } from "@heimwerk/core/basket"
 *
 * new CouponsError({ reason: "NotLoggedIn" }).message // => "Bitte melde dich an, um deine Coupons zu sehen."
 */
export class CouponsError extends Data.TaggedError("CouponsError")<ErrorFields<typeof couponsReasons>> {
  static readonly reasons: typeof couponsReasons = couponsReasons

  override get message() {
    return couponsReasons[this.reason].message
  }
}

/**
 * The coupons offered to the logged-in customer (storefront 2, 'Coupons'). Basket commands apply and remove
 * them.
 * @stability stable
 * @example
 * import * as ShopHttp from "@heimwerk/adapters/http"
 * import { Coupons } from "@heimwerk/core/basket"
 * import * as Effect from "effect/Effect"
 *
 * const shop = ShopHttp.customersLayer({ origin: "https://shop.example", brand: "heimwerk" })
 * const offered = Coupons.use((port) => port.offered).pipe(Effect.flip)
 * const error = await Effect.runPromise(Effect.provide(offered, shop))
 * error.message // => "Bitte melde dich an, um deine Coupons zu sehen."
 */
export class Coupons extends Context.Service<
  Coupons,
  {
    readonly offered: Effect.Effect<ReadonlyArray<Coupon>, CouponsError>
  }
>()("core/basket/Coupons") {}
