import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

import type { BotCheckError } from "@heimwerk/core/botCheck/BotCheck.port.ts"

/**
 * State that all servers of one shop share: the key that signs tasks, and the used tokens. A token is
 * therefore accepted once, by any of the servers.
 */
export class SpentTokens extends Context.Service<
  SpentTokens,
  {
    /** The key that signs tasks. It is the same on all servers and survives restarts. */
    readonly secret: Effect.Effect<string, BotCheckError>
    /**
     * Records a token as used until its expiry, in milliseconds since 1970. Returns `false` when it was used
     * before.
     */
    spend(id: string, until: number): Effect.Effect<boolean, BotCheckError>
  }
>()("adapters/vendors/altcha/server/SpentTokens") {}
