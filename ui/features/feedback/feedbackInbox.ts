import * as FeedbackInboxHttp from "@heimwerk/adapters/http/FeedbackInboxHttp.ts"
import { Layer } from "effect"

import { requests } from "../../runtime/requests.ts"

/** The feedback port over HTTP. */
export const layer = FeedbackInboxHttp.layer.pipe(Layer.provide(requests))
