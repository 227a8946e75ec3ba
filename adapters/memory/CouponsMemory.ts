import { Effect, Layer } from "effect"

import type { Coupon } from "@heimwerk/core/basket/Benefits.ts"
import { Accounts } from "@heimwerk/core/account/Accounts.port.ts"
import { Coupons, CouponsError } from "@heimwerk/core/basket/Coupons.port.ts"

import { customerOf, CustomersMemory } from "./CustomersMemory.ts"
import { unexpired } from "../visitor/unexpired.ts"

/** Offers every logged-in customer the given coupons that have not expired. */
export const layer = (
  coupons: ReadonlyArray<Coupon>,
): Layer.Layer<Coupons, never, Accounts | CustomersMemory> =>
  Layer.effect(
    Coupons,
    Effect.gen(function* () {
      const customers = yield* CustomersMemory
      const me = customerOf(yield* Accounts, customers, (reason) => new CouponsError({ reason }))
      return { offered: Effect.andThen(me, unexpired(coupons)) }
    }),
  )
