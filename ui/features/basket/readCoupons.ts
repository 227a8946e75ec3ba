import { Coupons } from "@heimwerk/core/basket/Coupons.port.ts"
import { Effect, type Layer } from "effect"

/** Reads the coupons offered to the customer who is logged in. */
export const readCoupons = (layer: Layer.Layer<Coupons>) =>
  Effect.provide(
    Coupons.use(({ offered }) => offered),
    layer,
  )
