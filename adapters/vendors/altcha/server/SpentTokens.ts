import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

import type { BotCheckError } from "@heimwerk/core/botCheck/BotCheck.port.ts"

/** What the servers of one shop have to know together, so that each takes the tokens of the other, and every token once. */
export class SpentTokens extends Context.Service<
  SpentTokens,
  {
    /** The key that tasks are signed with, the same for all instances and kept over restarts. */
    readonly secret: Effect.Effect<string, BotCheckError>
    /** Notes a token as used until nobody can use it any more, in milliseconds since 1970; `false` when it is already. */
    spend(id: string, until: number): Effect.Effect<boolean, BotCheckError>
  }
>()("adapters/vendors/altcha/server/SpentTokens") {}
