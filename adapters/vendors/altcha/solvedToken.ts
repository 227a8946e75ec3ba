import { BotCheckError } from "@heimwerk/core/botCheck/BotCheck.port.ts"
import { solveChallenge } from "altcha-lib"
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2"
import * as Effect from "effect/Effect"
import * as Base64 from "effect/encoding/Base64"

import type { Challenge } from "../../http/contract/botCheck.ts"

/**
 * Solves a task and returns its token: the solution together with the task. The browser derives
 * the keys off the main thread with WebCrypto, which exists only on https and localhost. Gives up after 30 seconds.
 */
export const solvedToken = (challenge: Challenge): Effect.Effect<string, BotCheckError> =>
  Effect.tryPromise({
    try: (signal) => {
      const controller = new AbortController()
      signal.addEventListener("abort", () => controller.abort())
      return solveChallenge({ challenge, controller, deriveKey, timeout: 30_000 })
    },
    catch: (cause) => new BotCheckError({ reason: "Unavailable", cause }),
  }).pipe(
    Effect.filterOrFail(
      (solution) => solution !== null,
      () => new BotCheckError({ reason: "NotSolved" }),
    ),
    Effect.map((solution) => Base64.encode(JSON.stringify({ challenge, solution }))),
  )
