import { BotCheckError } from "@heimwerk/core/botCheck/BotCheck.port.ts"
import { solveChallenge } from "altcha-lib"
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2"
import * as Effect from "effect/Effect"
import * as Base64 from "effect/encoding/Base64"

import type { Challenge } from "../../http/contract/botCheck.ts"

/**
 * The token of a task: its solution with the task itself. The keys are derived by the browser on a thread of its own, which
 * it has on https and localhost only. Not solved in half a minute it is given up.
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
