import { BotChallenges } from "@heimwerk/adapters/vendors/altcha/server/BotChallenges.ts"
import { solvedToken } from "@heimwerk/adapters/vendors/altcha/solvedToken.ts"
import { BotCheck, BotCheckError } from "@heimwerk/core/botCheck/BotCheck.port.ts"
import { Effect, Layer } from "effect"

/** Settings of challenges that are solved at once. */
export const noEffort = { rounds: 1, mostDerivations: 2 }

const none = Effect.fail(new BotCheckError({ reason: "Unavailable" }))

/** The browser side of the self-hosted bot check, in the same process as the server side. */
export const solvedBotCheck: Layer.Layer<BotCheck, never, BotChallenges> = Layer.effect(
  BotCheck,
  Effect.map(BotChallenges, (challenges) => ({
    token: (form) =>
      Effect.flatMap(challenges.issue(form), (challenge) =>
        challenge === undefined ? none : solvedToken(challenge),
      ),
  })),
)
