import * as FeedbackInboxHttp from "@heimwerk/adapters/http/FeedbackInboxHttp.ts"
import { Layer } from "effect"

import { requests } from "../../runtime/requests.ts"

/** The shop's inbox for feedback. */
export const layer = FeedbackInboxHttp.layer.pipe(Layer.provide(requests))
