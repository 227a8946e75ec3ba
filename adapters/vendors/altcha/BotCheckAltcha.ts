import { BotCheck, BotCheckError } from "@heimwerk/core/ports/BotCheck.ts"
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2"
import { solveChallenge } from "altcha-lib"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Encoding from "effect/encoding/Base64"

import type { Challenge } from "../../http/contract/botCheck.ts"
import { RequestsClient } from "../../http/requestsClient.ts"
import { withinBudget } from "../../http/retry.ts"

const unavailable = (cause: unknown) => new BotCheckError({ reason: "Unavailable", cause })

/** Solves the task; the browser derives the keys on a thread of its own. Not solved in half a minute it is given up. */
const solve = (challenge: Challenge) =>
  Effect.tryPromise({
    try: (signal) => {
      const controller = new AbortController()
      signal.addEventListener("abort", () => controller.abort())
      return solveChallenge({ challenge, controller, deriveKey, timeout: 30_000 })
    },
    catch: unavailable,
  }).pipe(
    Effect.filterOrFail(
      (solution) => solution !== null,
      () => new BotCheckError({ reason: "NotSolved" }),
    ),
  )

/** The self-hosted proof of work of a shop (DESIGN decision 9): a task of the server, solved here, is the token. */
export const layer: Layer.Layer<BotCheck, never, RequestsClient> = Layer.effect(
  BotCheck,
  Effect.map(RequestsClient, ({ calls: { botCheck } }) => ({
    token: Effect.fn("BotCheckAltcha.token")(function* (form) {
      const challenge = yield* botCheck.challenge({ params: { form } }).pipe(withinBudget(unavailable))
      const solution = yield* solve(challenge)
      return Encoding.encode(JSON.stringify({ challenge, solution }))
    }),
  })),
)
