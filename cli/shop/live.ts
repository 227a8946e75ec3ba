import { layer } from "@heimwerk/adapters/http/layer.ts"
import { defaultBrand } from "@heimwerk/core/environment.ts"

export { recorded } from "./recorded.ts"
export { unavailable } from "./unavailable.ts"

/** Returns all ports of a live shop. This module is loaded only for a running shop. */
export const shopAt = (origin: string) => layer({ origin, brand: defaultBrand.product })
