import { layer } from "@heimwerk/adapters/http/layer.ts"
import { defaultBrand } from "@heimwerk/core/environment.ts"

/** All ports of a live shop; loaded only when one is asked for. */
export const shopAt = (origin: string) => layer({ origin, brand: defaultBrand.product })
