import * as Context from "effect/Context"
import * as Data from "effect/Data"
import type * as Effect from "effect/Effect"

import type { Coupon } from "./Benefits.ts"
import type { ErrorFields } from "../values/errorFields.ts"

const reasons = {
  NotLoggedIn: { status: 401, message: "Bitte melde dich an, um deine Coupons zu sehen." },
  Unavailable: {
    status: 503,
    message: "Deine Coupons sind gerade nicht erreichbar. Bitte versuche es gleich noch einmal.",
  },
} as const

/**
 * Why reading coupons can fail.
 * @stability stable
 */
export class CouponsError extends Data.TaggedError("CouponsError")<ErrorFields<typeof reasons>> {
  static readonly reasons = reasons

  override get message() {
    return reasons[this.reason].message
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
