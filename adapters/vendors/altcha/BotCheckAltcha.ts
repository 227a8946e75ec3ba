import { BotCheck, BotCheckError } from "@heimwerk/core/botCheck/BotCheck.port.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import { clientOf, type ShopClient } from "../../http/client.ts"
import { BotCheckApi } from "../../http/contract/botCheck.ts"
import { withinBudget } from "../../http/retry.ts"
import { solvedToken } from "./solvedToken.ts"

const answer = withinBudget((cause) => new BotCheckError({ reason: "Unavailable", cause }))

/**
 * The shop's self-hosted proof of work (DESIGN decision 9). The server issues a task, the browser solves it,
 * and the solution is the token.
 */
export const layer: Layer.Layer<BotCheck, never, ShopClient> = Layer.effect(
  BotCheck,
  Effect.map(clientOf(BotCheckApi), ({ calls: { botCheck } }) => ({
    token: Effect.fn("BotCheckAltcha.token")((form) =>
      Effect.flatMap(answer(botCheck.challenge({ params: { form } })), solvedToken),
    ),
  })),
)
