import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import { Accounts } from "./Accounts.port.ts"
import { anonymous, type SessionUser, sessionUser } from "./session.ts"

/**
 * Who the visitor is at this moment, for what stands beside the account and must not wait for its form (storefront 3,
 * session provider). Without an account nobody is known.
 */
export const CurrentUser = Context.Reference<Effect.Effect<SessionUser>>("core/account/CurrentUser", {
  defaultValue: () => Effect.succeed(anonymous),
})

/** Asks the session each time; without an answer the visitor counts as anonymous, which is only logged (storefront 8). */
export const currentUserOfSession: Layer.Layer<never, never, Accounts> = Layer.effect(
  CurrentUser,
  Effect.map(Accounts, ({ me }) =>
    me.pipe(
      Effect.map((customer) => (customer === undefined ? anonymous : sessionUser(customer))),
      Effect.tapError((cause) => Effect.logWarning("The session was not read.", cause)),
      Effect.orElseSucceed(() => anonymous),
    ),
  ),
)
