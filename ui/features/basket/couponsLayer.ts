import { ShopClient } from "@heimwerk/adapters/http/client.ts"
import * as CouponsHttp from "@heimwerk/adapters/http/CouponsHttp.ts"
import { defaultBrand } from "@heimwerk/core/environment.ts"
import { Layer } from "effect"

/** Where a customer's coupons come from: the shop itself. */
export const layer = CouponsHttp.layer.pipe(
  Layer.provide(ShopClient.layer({ origin: location.origin, brand: defaultBrand.product })),
)
