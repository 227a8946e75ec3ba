import { randomInt } from "node:crypto"

import { createChallenge, verifySolution } from "altcha-lib"
import { deriveKey } from "altcha-lib/algorithms/pbkdf2"
import { Clock, Context, Effect, Layer, Schema } from "effect"

import { BotCheckError, BotVerification } from "@heimwerk/core/botCheck/BotCheck.port.ts"

import { Challenge } from "../../../http/contract/botCheck.ts"
import { tokenLifetimeMillis } from "../tokenLifetime.ts"
import { BotChallenges } from "./BotChallenges.ts"
import { readToken } from "./readToken.ts"
import { SpentTokens } from "./SpentTokens.ts"

/**
 * The cost of one task for a browser: the maximum number of key derivations and the rounds of each. On
 * average a browser needs half of the derivations.
 */
export interface Effort {
  readonly rounds: number
  readonly mostDerivations: number
}

/** The default effort. A task takes about half a second on a mid-range phone (measured: docs/adr/0016). */
const usual: Effort = { rounds: 5000, mostDerivations: 300 }

const algorithm = "PBKDF2/SHA-256"

const unavailable = (cause: unknown) => new BotCheckError({ reason: "Unavailable", cause })
const readChallenge = Schema.decodeUnknownEffect(Challenge)

/**
 * The server's side of the self-hosted bot check. It signs each task with its form and expiry and stores no
 * task. It accepts each solution once. Works across servers that share `SpentTokens`.
 */
export const layer = ({ mostDerivations, rounds }: Effort = usual): Layer.Layer<
  BotVerification | BotChallenges,
  never,
  SpentTokens
> =>
  Layer.effectContext(
    Effect.gen(function* () {
      const spent = yield* SpentTokens
      const keys = Effect.map(spent.secret, (secret) => ({
        hmacSignatureSecret: secret,
        hmacKeySignatureSecret: `${secret} key`,
      }))

      const issue = Effect.fn("BotChallenges.issue")(function* (form: string) {
        const now = yield* Clock.currentTimeMillis
        const secrets = yield* keys
        return yield* Effect.tryPromise(() =>
          createChallenge({
            algorithm,
            cost: rounds,
            counter: randomInt(mostDerivations),
            data: { form, until: String(now + tokenLifetimeMillis) },
            deriveKey,
            ...secrets,
          }),
        ).pipe(Effect.flatMap(readChallenge), Effect.mapError(unavailable))
      })

      const verify = Effect.fn("BotVerificationAltcha.verify")(function* (form: string, token: string) {
        const solved = readToken(token)
        if (solved === undefined) return false
        const { challenge, solution } = solved
        const { data = {} } = challenge.parameters
        const until = Number(data["until"])
        if (data["form"] !== form || !(until > (yield* Clock.currentTimeMillis))) return false
        const secrets = yield* keys
        const { verified } = yield* Effect.tryPromise({
          try: () => verifySolution({ challenge, solution, deriveKey, ...secrets }),
          catch: unavailable,
        })
        return verified && (yield* spent.spend(challenge.signature, until))
      })

      return Context.make(BotVerification, { verify }).pipe(Context.add(BotChallenges, { issue }))
    }),
  )
