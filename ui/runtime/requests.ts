import { RequestsClient } from "@heimwerk/adapters/http/requestsClient.ts"
import { defaultBrand } from "@heimwerk/core/environment.ts"

/** The part of the shop that takes requests, feedback and bot checks; it comes with what is opened. */
export const requests = RequestsClient.layer({ origin: location.origin, brand: defaultBrand.product })
