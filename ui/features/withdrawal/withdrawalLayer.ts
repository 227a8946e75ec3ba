import { ShopClient } from "@heimwerk/adapters/http/client.ts"
import * as WithdrawalsHttp from "@heimwerk/adapters/http/WithdrawalsHttp.ts"
import { defaultBrand } from "@heimwerk/core/environment.ts"
import { Layer } from "effect"

/** Implements the withdrawals port with HTTP requests. */
export const layer = WithdrawalsHttp.layer.pipe(
  Layer.provide(ShopClient.layer({ origin: location.origin, brand: defaultBrand.product })),
)
