import * as Context from "effect/Context"
import * as Effect from "effect/Effect"

import { anonymous, type SessionUser } from "./SessionUser.ts"

/**
 * The current visitor, for features that must not wait for the account service (storefront 3, session provider).
 * The default is an anonymous visitor.
 * @stability stable
 */
export const CurrentUser = Context.Reference<Effect.Effect<SessionUser>>("core/session/CurrentUser", {
  defaultValue: () => Effect.succeed(anonymous),
})
