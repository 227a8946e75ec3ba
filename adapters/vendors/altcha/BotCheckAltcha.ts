import { BotCheck, BotCheckError } from "@heimwerk/core/botCheck/BotCheck.port.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import { clientOf, type ShopClient } from "../../http/client.ts"
import { BotCheckApi } from "../../http/contract/botCheck.ts"
import { withinBudget } from "../../http/retry.ts"
import { solvedToken } from "./solvedToken.ts"

const answer = withinBudget((cause) => new BotCheckError({ reason: "Unavailable", cause }))

/** The self-hosted proof of work of a shop (DESIGN decision 9): a task of the server, solved here, is the token. */
export const layer: Layer.Layer<BotCheck, never, ShopClient> = Layer.effect(
  BotCheck,
  Effect.map(clientOf(BotCheckApi), ({ calls: { botCheck } }) => ({
    token: Effect.fn("BotCheckAltcha.token")((form) =>
      Effect.flatMap(answer(botCheck.challenge({ params: { form } })), solvedToken),
    ),
  })),
)
