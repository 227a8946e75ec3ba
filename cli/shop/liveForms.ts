import * as FormConfigsHttp from "@heimwerk/adapters/http/FormConfigsHttp.ts"
import { ShopClient } from "@heimwerk/adapters/http/client.ts"
import { defaultBrand } from "@heimwerk/core/environment.ts"
import * as Layer from "effect/Layer"

/** Returns the form configurations of a live shop. This module is loaded only for `--origin`. */
export const formsAt = (origin: string) =>
  FormConfigsHttp.layer.pipe(Layer.provide(ShopClient.layer({ origin, brand: defaultBrand.product })))
