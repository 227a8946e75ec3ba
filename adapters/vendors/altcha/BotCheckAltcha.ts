import { BotCheck, BotCheckError } from "@heimwerk/core/botCheck/BotCheck.port.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import { botCheck } from "../../client/botCheck.ts"
import { portCall } from "../../http/contract/portCall.ts"
import { ShopConnection } from "../../http/ShopConnection.ts"
import { solvedToken } from "./solvedToken.ts"

const answer = portCall(BotCheckError)

/**
 * The shop's self-hosted proof of work (ADR 0016). The server issues a task, the browser solves it,
 * and the solution is the token.
 */
export const layer: Layer.Layer<BotCheck, never, ShopConnection> = Layer.effect(
  BotCheck,
  Effect.map(ShopConnection, (shop) => {
    const { challenge } = botCheck(shop)
    return {
      token: (form) =>
        Effect.flatMap(
          answer((signal) => challenge({ form, signal })),
          solvedToken,
        ),
    }
  }),
)
