import * as Layer from "effect/Layer"

import * as BotCheckHttp from "./BotCheckHttp.ts"
import type { ShopAddress } from "../client.ts"
import * as FeedbackInboxHttp from "../FeedbackInboxHttp.ts"
import * as FormConfigsHttp from "../FormConfigsHttp.ts"
import * as FormInboxHttp from "../FormInboxHttp.ts"
import { ShopClient } from "../client.ts"

/**
 * The ports of the request forms, the feedback dialog and the login over HTTP, with the shop's bot check:
 * `FormConfigs`, `FormInbox`, `FeedbackInbox` and `BotCheck`. Loaded when one of them is opened.
 */
export const requestsLayer = (address: ShopAddress) =>
  Layer.mergeAll(
    FormConfigsHttp.layer,
    FormInboxHttp.layer,
    FeedbackInboxHttp.layer,
    BotCheckHttp.layer,
  ).pipe(Layer.provide(ShopClient.layer(address)))
