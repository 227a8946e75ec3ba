import { ShopClient } from "@heimwerk/adapters/http/client.ts"
import * as CouponsHttp from "@heimwerk/adapters/http/CouponsHttp.ts"
import { defaultBrand } from "@heimwerk/core/environment.ts"
import { Layer } from "effect"

/** The coupons port over HTTP. */
export const layer = CouponsHttp.layer.pipe(
  Layer.provide(ShopClient.layer({ origin: location.origin, brand: defaultBrand.product })),
)
