import { ShopApi } from "@heimwerk/adapters/http/ShopApi.ts"
import { BotChallenges } from "@heimwerk/adapters/vendors/altcha/server/BotChallenges.ts"
import { BotCheckError } from "@heimwerk/core/botCheck/BotCheck.port.ts"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"

import { makeAdmission } from "./admission.ts"
import { unavailable } from "./problems.ts"

/** So many tasks within an hour, of one address on the network: each costs the server a derivation. */
const mostTasks = 300

/** The tasks of the self-hosted bot check. */
export const layer = HttpApiBuilder.group(
  ShopApi,
  "botCheck",
  Effect.fn(function* (handlers) {
    const challenges = yield* BotChallenges
    const admit = yield* makeAdmission("bot-check", mostTasks)
    return handlers.handle("challenge", ({ params }) =>
      admit(unavailable(new BotCheckError({ reason: "Unavailable" }))).pipe(
        Effect.andThen(Effect.mapError(challenges.issue(params.form), unavailable)),
        Effect.filterOrFail(
          (challenge) => challenge !== undefined,
          () => ({
            code: "OtherBotCheck" as const,
            message: "Dieser Shop prüft auf andere Weise, ob ein Mensch ein Formular sendet.",
          }),
        ),
      ),
    )
  }),
)
