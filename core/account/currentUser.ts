import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import { CurrentUser } from "../session/CurrentUser.ts"
import { anonymous, sessionUser } from "../session/SessionUser.ts"
import { Accounts } from "./Accounts.port.ts"

/**
 * Provides `CurrentUser`, which reads the visitor from the account port at each use. If the port fails, the
 * visitor counts as anonymous and the failure is logged (storefront 8).
 */
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
