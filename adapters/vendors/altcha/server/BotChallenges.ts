import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

import type { BotCheckError, CheckedForm } from "@heimwerk/core/botCheck/BotCheck.port.ts"

import type { Challenge } from "../../../http/contract/botCheck.ts"

/** Issues the tasks of the self-hosted bot check. */
export class BotChallenges extends Context.Service<
  BotChallenges,
  {
    /**
     * Issues a new task for one submission of a form. Returns `undefined` when the shop uses another bot
     * check.
     */
    issue(form: CheckedForm): Effect.Effect<Challenge | undefined, BotCheckError>
  }
>()("adapters/vendors/altcha/server/BotChallenges") {}
