import * as BotCheckHttp from "@heimwerk/adapters/http/requests/BotCheckHttp.ts"
import { Layer } from "effect"

import { requests } from "./requests.ts"

/** The bot check that the shop's settings select, over HTTP. */
export const layer = BotCheckHttp.layer.pipe(Layer.provide(requests))
