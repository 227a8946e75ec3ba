import * as ConsentManagerMemory from "@heimwerk/adapters/memory/ConsentManagerMemory.ts"
import type { KeptDecisions } from "@heimwerk/adapters/consent/makeConsentManager.ts"
import * as ConsentRecordsMemory from "@heimwerk/adapters/memory/ConsentRecordsMemory.ts"
import * as CookieJarMemory from "@heimwerk/adapters/memory/CookieJarMemory.ts"
import * as KeyValueStorageMemory from "@heimwerk/adapters/memory/KeyValueStorageMemory.ts"
import * as NavigatorMemory from "@heimwerk/adapters/memory/NavigatorMemory.ts"
import { CurrentUser } from "@heimwerk/core/session/CurrentUser.ts"
import { AccountService } from "@heimwerk/core/account/service.ts"
import type { ConsentRecord } from "@heimwerk/core/consent/ConsentRecord.ts"
import { ConsentService } from "@heimwerk/core/consent/service.ts"
import { Accounts } from "@heimwerk/core/account/Accounts.port.ts"
import { BotCheck } from "@heimwerk/core/botCheck/BotCheck.port.ts"
import type { ConsentManager } from "@heimwerk/core/consent/ConsentManager.port.ts"
import type { ConsentRecords } from "@heimwerk/core/consent/ConsentRecords.port.ts"
import { Context, Effect, Layer, SubscriptionRef } from "effect"

/** Options of a page with consents. The given layers replace the default layers. */
export interface ConsentPageOptions {
  readonly address?: string
  readonly browser?: KeptDecisions
  readonly manager?: Layer.Layer<ConsentManager>
  readonly records?: Layer.Layer<ConsentRecords>
  /** The account port. If omitted, the page has no account and the visitor never changes. */
  readonly accounts?: Layer.Layer<Accounts>
}

/** Provides the current user from the page's account service. */
export const userOfAccount = Layer.effect(
  CurrentUser,
  Effect.map(AccountService, ({ state }) => Effect.map(SubscriptionRef.get(state), ({ user }) => user)),
)

/** The consent service at the stage `ref` with the consent manager in memory and all other dependencies. */
export const consentLayer = (options: ConsentPageOptions, kept: Array<ConsentRecord> = []) =>
  ConsentService.layer("ref").pipe(
    Layer.provideMerge(options.records ?? ConsentRecordsMemory.layer(kept)),
    Layer.provideMerge(options.manager ?? ConsentManagerMemory.layer("ref", options.browser)),
    Layer.provide(userOfAccount),
    Layer.provideMerge(AccountService.layer.pipe(Layer.provide(CookieJarMemory.layer()))),
    Layer.provide(Layer.merge(options.accounts ?? Layer.mock(Accounts, {}), Layer.mock(BotCheck, {}))),
    Layer.provideMerge(Layer.merge(NavigatorMemory.layer(options.address), KeyValueStorageMemory.layer())),
  )

/** Opens a page that applies consent changes. Returns its services, its consent records and its navigations. */
export const openConsentPage = Effect.fnUntraced(function* (options: ConsentPageOptions = {}) {
  const kept: Array<ConsentRecord> = []
  const built = yield* Layer.build(consentLayer(options, kept))
  const { done } = Context.get(built, NavigatorMemory.NavigatorRecord)
  return {
    kept,
    service: Context.get(built, ConsentService),
    account: Context.get(built, AccountService),
    done,
    reloads: Effect.map(done, (all) => all.filter(({ kind }) => kind === "reload").length),
  }
})
