import { ShopClient } from "@heimwerk/adapters/http/client.ts"
import { defaultBrand } from "@heimwerk/core/environment.ts"

/** The HTTP client of request forms, feedback and bot checks. It loads with the first form that needs it. */
export const requests = ShopClient.layer({ origin: location.origin, brand: defaultBrand.product })
