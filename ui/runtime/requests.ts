import { ShopClient } from "@heimwerk/adapters/http/client.ts"
import { defaultBrand } from "@heimwerk/core/environment.ts"

/** The part of the shop that takes requests, feedback and bot checks; it comes with what is opened. */
export const requests = ShopClient.layer({ origin: location.origin, brand: defaultBrand.product })
