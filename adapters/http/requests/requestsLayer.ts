import * as Layer from "effect/Layer"

import type { ShopOptions } from "../../client/ShopOptions.ts"
import * as BotCheckHttp from "./BotCheckHttp.ts"
import * as FeedbackInboxHttp from "../FeedbackInboxHttp.ts"
import * as FormConfigsHttp from "../FormConfigsHttp.ts"
import * as FormInboxHttp from "../FormInboxHttp.ts"
import { ShopConnection } from "../ShopConnection.ts"

/**
 * The ports over HTTP that the request forms, the feedback dialog and the bot check of the login need:
 * `FormConfigs`, `FormInbox`, `FeedbackInbox` and `BotCheck`. Loaded when the first of them is used.
 */
export const requestsLayer = (options: ShopOptions) =>
  Layer.mergeAll(
    FormConfigsHttp.layer,
    FormInboxHttp.layer,
    FeedbackInboxHttp.layer,
    BotCheckHttp.layer,
  ).pipe(Layer.provide(ShopConnection.layer(options)))
