import { randomInt } from "node:crypto"

import { createChallenge, verifySolution } from "altcha-lib"
import { deriveKey } from "altcha-lib/algorithms/pbkdf2"
import { Clock, Context, Effect, Layer, Schema } from "effect"

import { BotCheckError, BotVerification } from "@heimwerk/core/ports/BotCheck.ts"

import { Challenge } from "../../../http/contract/botCheck.ts"
import { BotChallenges } from "./BotChallenges.ts"
import { readToken } from "./readToken.ts"
import { SpentTokens } from "./SpentTokens.ts"

/** A token is good for so long: whoever reads a summary slowly still sends it. */
export const tokenLifetimeMillis = 20 * 60 * 1000

/**
 * What one task costs a browser: so many derivations of so many rounds at most, half of them on average. Measured:
 * docs/adr/0016.
 */
const rounds = 5000
const mostDerivations = 300

const algorithm = "PBKDF2/SHA-256"

const unavailable = (cause: unknown) => new BotCheckError({ reason: "Unavailable", cause })
const readChallenge = Schema.decodeUnknownEffect(Challenge)

/**
 * The server's side of the self-hosted bot check: it signs every task together with the form it is for, keeps nothing
 * of it, and takes its solution once. Good in any instance that shares `SpentTokens`.
 */
export const layer: Layer.Layer<BotVerification | BotChallenges, never, SpentTokens> = Layer.effectContext(
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
          data: { form },
          deriveKey,
          expiresAt: Math.floor((now + tokenLifetimeMillis) / 1000),
          ...secrets,
        }),
      ).pipe(Effect.flatMap(readChallenge), Effect.mapError(unavailable))
    })

    const verify = Effect.fn("BotVerificationAltcha.verify")(function* (form: string, token: string) {
      const solved = readToken(token)
      if (solved === undefined) return false
      const { challenge, solution } = solved
      const { data, expiresAt = 0 } = challenge.parameters
      if (data?.["form"] !== form || expiresAt * 1000 <= (yield* Clock.currentTimeMillis)) return false
      const secrets = yield* keys
      const { verified } = yield* Effect.tryPromise({
        try: () => verifySolution({ challenge, solution, deriveKey, ...secrets }),
        catch: unavailable,
      })
      return verified && (yield* spent.spend(challenge.signature, expiresAt * 1000))
    })

    return Context.make(BotVerification, { verify }).pipe(Context.add(BotChallenges, { issue }))
  }),
)
