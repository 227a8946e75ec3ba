import * as KeyValueStorageBrowser from "@heimwerk/adapters/browser/KeyValueStorageBrowser.ts"
import { AccountService } from "@heimwerk/core/account/service.ts"
import type { SessionUser } from "@heimwerk/core/session/SessionUser.ts"
import type { BotCheck } from "@heimwerk/core/botCheck/BotCheck.port.ts"
import { Effect, Layer } from "effect"

import { openLayer } from "../../runtime/openLayer.ts"

/** Opens the account service for the user that the server rendered the page for. */
export const openAccount = (user: SessionUser, botCheck: Layer.Layer<BotCheck>) =>
  openLayer(
    AccountService,
    AccountService.layer.pipe(Layer.provide(Layer.merge(KeyValueStorageBrowser.layer, botCheck))),
  ).pipe(Effect.tap((account) => account.start(user)))
