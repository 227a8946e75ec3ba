import { ShopApi } from "@heimwerk/adapters/http/ShopApi.ts"
import { BotChallenges } from "@heimwerk/adapters/vendors/altcha/server/BotChallenges.ts"
import { BotCheckError } from "@heimwerk/core/botCheck/BotCheck.port.ts"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"

import { makeAdmission } from "./admission.ts"

/** Maximum number of challenges per hour and network address. Each costs the server one key derivation. */
const maxChallenges = 300

/** Handler that issues challenges of the self-hosted bot check. */
export const layer = HttpApiBuilder.group(
  ShopApi,
  "botCheck",
  Effect.fn(function* (handlers) {
    const challenges = yield* BotChallenges
    const admit = yield* makeAdmission(
      "bot-check",
      maxChallenges,
      (reason, cause) => new BotCheckError({ reason, cause }),
    )
    return handlers.handle("challenge", ({ params }) =>
      Effect.andThen(admit, challenges.issue(params.form)).pipe(
        Effect.filterOrFail(
          (challenge) => challenge !== undefined,
          () => new BotCheckError({ reason: "OtherBotCheck" }),
        ),
      ),
    )
  }),
)
