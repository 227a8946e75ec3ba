import { Markets, MarketsError } from "@heimwerk/core/market/Markets.port.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import { markets } from "../client/markets.ts"
import { portCall } from "./contract/portCall.ts"
import { ShopConnection } from "./ShopConnection.ts"

const answer = portCall(MarketsError)

/** The markets, called over HTTP. */
export const layer: Layer.Layer<Markets, never, ShopConnection> = Layer.effect(
  Markets,
  Effect.map(ShopConnection, (shop) => {
    const { all } = markets(shop)
    return { all: answer((signal) => all({ signal })) }
  }),
)
