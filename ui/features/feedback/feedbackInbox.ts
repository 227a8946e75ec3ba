import * as FeedbackInboxHttp from "@heimwerk/adapters/http/FeedbackInboxHttp.ts"
import { RequestsClient } from "@heimwerk/adapters/http/requestsClient.ts"
import { defaultBrand } from "@heimwerk/core/environment.ts"
import { Layer } from "effect"

/** The shop's inbox for feedback. */
export const layer = FeedbackInboxHttp.layer.pipe(
  Layer.provide(RequestsClient.layer({ origin: location.origin, brand: defaultBrand.product })),
)
