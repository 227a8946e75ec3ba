import * as Context from "effect/Context"
import * as Effect from "effect/Effect"

import { anonymous, type SessionUser } from "./SessionUser.ts"

/**
 * The current visitor, for features that must not wait for the account service (storefront 3, session provider).
 * The default is an anonymous visitor.
 * @stability stable
 * @example
 * import { CurrentUser } from "@heimwerk/core/session"
 * import * as Effect from "effect/Effect"
 *
 * const name = Effect.gen(function* () {
 *   const user = yield* yield* CurrentUser
 *   return user.firstName ?? "Gast"
 * })
 * Effect.runSync(name) // => "Gast"
 * Effect.runSync(Effect.provideService(name, CurrentUser, Effect.succeed({ firstName: "Anna" }))) // => "Anna"
 */
export const CurrentUser = Context.Reference<Effect.Effect<SessionUser>>("core/session/CurrentUser", {
  defaultValue: () => Effect.succeed(anonymous),
})
