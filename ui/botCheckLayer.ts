import * as BotCheckAltcha from "@heimwerk/adapters/vendors/altcha/BotCheckAltcha.ts"
import { Layer } from "effect"

import { requests } from "./requests.ts"

/** The shop's own bot check. */
export const layer = BotCheckAltcha.layer.pipe(Layer.provide(requests))
