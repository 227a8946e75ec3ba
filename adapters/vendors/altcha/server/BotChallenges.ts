import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

import type { BotCheckError, CheckedForm } from "@heimwerk/core/botCheck/BotCheck.port.ts"

import type { Challenge } from "../../../http/contract/botCheck.ts"

/** Gives out the tasks of the self-hosted bot check. */
export class BotChallenges extends Context.Service<
  BotChallenges,
  {
    /** A new task for one sending of a form; `undefined` in a shop whose bot check is another. */
    issue(form: CheckedForm): Effect.Effect<Challenge | undefined, BotCheckError>
  }
>()("adapters/vendors/altcha/server/BotChallenges") {}
