import * as Layer from "effect/Layer"

import * as BotCheckHttp from "./BotCheckHttp.ts"
import type { ShopAddress } from "../client.ts"
import * as FeedbackInboxHttp from "../FeedbackInboxHttp.ts"
import * as FormConfigsHttp from "../FormConfigsHttp.ts"
import * as FormInboxHttp from "../FormInboxHttp.ts"
import { ShopClient } from "../client.ts"

/**
 * What the request forms, the feedback dialog and the login need of one shop over HTTP, with the bot check it has:
 * `FormConfigs`, `FormInbox`, `FeedbackInbox` and `BotCheck`. For the module that is loaded when one of them is opened.
 */
export const requestsLayer = (address: ShopAddress) =>
  Layer.mergeAll(
    FormConfigsHttp.layer,
    FormInboxHttp.layer,
    FeedbackInboxHttp.layer,
    BotCheckHttp.layer,
  ).pipe(Layer.provide(ShopClient.layer(address)))
