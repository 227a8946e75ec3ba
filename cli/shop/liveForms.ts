import * as FormConfigsHttp from "@heimwerk/adapters/http/FormConfigsHttp.ts"
import { ShopConnection } from "@heimwerk/adapters/http/ShopConnection.ts"
import { defaultBrand } from "@heimwerk/core/environment.ts"
import * as Layer from "effect/Layer"

/** Returns the form configurations of a live shop. This module is loaded only for a running shop. */
export const formsAt = (origin: string) =>
  FormConfigsHttp.layer.pipe(Layer.provide(ShopConnection.layer({ origin, brand: defaultBrand.product })))
