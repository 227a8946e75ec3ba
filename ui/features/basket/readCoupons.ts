import { Coupons } from "@heimwerk/core/basket/Coupons.port.ts"
import { Effect, type Layer } from "effect"

/** Loads the coupons of the logged-in customer. */
export const readCoupons = (layer: Layer.Layer<Coupons>) =>
  Effect.provide(
    Coupons.use(({ offered }) => offered),
    layer,
  )
