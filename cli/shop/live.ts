import { layer } from "@heimwerk/adapters/http/layer.ts"
import { defaultBrand } from "@heimwerk/core/environment.ts"
import { FetchHttpClient } from "effect/http"

export { recordedFetch } from "./calls.ts"
export { callText, unavailable } from "./unavailable.ts"

/** The `fetch` of the HTTP client. */
export const { Fetch } = FetchHttpClient

/** Returns all ports of a live shop. This module is loaded only for a running shop. */
export const shopAt = (origin: string) => layer({ origin, brand: defaultBrand.product })
