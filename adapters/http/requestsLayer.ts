import * as Layer from "effect/Layer"

import * as BotCheckAltcha from "../vendors/altcha/BotCheckAltcha.ts"
import type { ShopAddress } from "./client.ts"
import * as FeedbackInboxHttp from "./FeedbackInboxHttp.ts"
import * as FormConfigsHttp from "./FormConfigsHttp.ts"
import * as FormInboxHttp from "./FormInboxHttp.ts"
import { RequestsClient } from "./requestsClient.ts"

/**
 * What the request forms, the feedback dialog and the login need of one shop over HTTP, with the self-hosted bot check:
 * `FormConfigs`, `FormInbox`, `FeedbackInbox` and `BotCheck`. For the module that is loaded when one of them is opened.
 */
export const requestsLayer = (address: ShopAddress) =>
  Layer.mergeAll(
    FormConfigsHttp.layer,
    FormInboxHttp.layer,
    FeedbackInboxHttp.layer,
    BotCheckAltcha.layer,
  ).pipe(Layer.provide(RequestsClient.layer(address)))
