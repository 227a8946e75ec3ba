import * as FeedbackInboxHttp from "@heimwerk/adapters/http/FeedbackInboxHttp.ts"
import { Layer } from "effect"

import { requests } from "../../runtime/requests.ts"

/** Implements the feedback inbox port with HTTP requests. */
export const layer = FeedbackInboxHttp.layer.pipe(Layer.provide(requests))
