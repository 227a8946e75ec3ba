import { layer } from "@heimwerk/adapters/http/layer.ts"
import { defaultBrand } from "@heimwerk/core/environment.ts"

/** Returns all ports of a live shop. This module is loaded only for `--origin`. */
export const shopAt = (origin: string) => layer({ origin, brand: defaultBrand.product })
