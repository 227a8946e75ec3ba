import { ShopConnection } from "@heimwerk/adapters/http/ShopConnection.ts"
import { defaultBrand } from "@heimwerk/core/environment.ts"

/** The HTTP client of request forms, feedback and bot checks. It loads with the first form that needs it. */
export const requests = ShopConnection.layer({ origin: location.origin, brand: defaultBrand.product })
