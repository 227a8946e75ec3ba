import * as KeyValueStorageBrowser from "@heimwerk/adapters/browser/KeyValueStorageBrowser.ts"
import type { AccountState } from "@heimwerk/core/account/AccountState.ts"
import { AccountService } from "@heimwerk/core/account/service.ts"
import type { SessionUser } from "@heimwerk/core/session/SessionUser.ts"
import type { BotCheck } from "@heimwerk/core/botCheck/BotCheck.port.ts"
import { Effect, Layer, Stream, SubscriptionRef } from "effect"

import type { Services } from "../../runtime/bridge.ts"
import type { Account } from "./account.ts"

/**
 * Opens the account service for the page's user, passes the service to the caller, and then reports each of
 * its states.
 */
export const follow = (
  user: SessionUser,
  botCheck: Layer.Layer<BotCheck>,
  opened: (account: Account) => void,
  show: (state: AccountState) => void,
): Effect.Effect<void, never, Services> =>
  AccountService.use((service) =>
    Effect.gen(function* () {
      yield* service.start(user)
      opened(service)
      yield* Stream.runForEach(SubscriptionRef.changes(service.state), (state) =>
        Effect.sync(() => show(state)),
      )
    }),
  ).pipe(
    Effect.provide(
      AccountService.layer.pipe(Layer.provide(Layer.merge(KeyValueStorageBrowser.layer, botCheck))),
    ),
  )
