import * as AccountsMemory from "@heimwerk/adapters/memory/AccountsMemory.ts"
import * as BotCheckMemory from "@heimwerk/adapters/memory/BotCheckMemory.ts"
import * as CookieJarMemory from "@heimwerk/adapters/memory/CookieJarMemory.ts"
import * as KeyValueStorageMemory from "@heimwerk/adapters/memory/KeyValueStorageMemory.ts"
import * as NavigatorMemory from "@heimwerk/adapters/memory/NavigatorMemory.ts"
import type { AccountConfig } from "@heimwerk/core/account/AccountConfig.ts"
import { AccountService } from "@heimwerk/core/account/service.ts"
import { AccountError, Accounts } from "@heimwerk/core/account/Accounts.port.ts"
import { BotCheck, BotCheckError } from "@heimwerk/core/botCheck/BotCheck.port.ts"
import { CookieJar } from "@heimwerk/core/device/CookieJar.port.ts"
import { KeyValueStorage } from "@heimwerk/core/device/KeyValueStorage.port.ts"
import { customers } from "@heimwerk/fixtures/customers.ts"
import { Context, Effect, Fiber, Layer, SubscriptionRef } from "effect"
import { TestClock } from "effect/testing"

/** Names of the account port's methods. */
export type AccountCall = keyof Accounts["Service"]

const unavailable = new AccountError({ reason: "Unavailable" })

/** An account port whose calls take 10 ms each and can be made to fail, and a bot check that can fail. */
const makeLine = () => {
  const calls: Array<AccountCall> = []
  const failing = new Set<AccountCall>()
  const state: {
    canSolve: boolean
    forgetsSessions: boolean
    loginType?: number
    problem: BotCheckError["reason"]
  } = { canSolve: true, forgetsSessions: false, problem: "NotSolved" }
  const over =
    (name: AccountCall) =>
    <A, E>(call: Effect.Effect<A, E>): Effect.Effect<A, E | AccountError> =>
      Effect.suspend((): Effect.Effect<A, E | AccountError> => {
        calls.push(name)
        return failing.has(name) ? Effect.delay(Effect.fail(unavailable), 10) : Effect.delay(call, 10)
      })
  const accounts = Layer.effect(
    Accounts,
    Effect.map(Accounts, (memory) => ({
      config: over("config")(memory.config),
      loginType: (email, token) =>
        over("loginType")(Effect.map(memory.loginType(email, token), (type) => state.loginType ?? type)),
      login: (credentials) => over("login")(memory.login(credentials)),
      checkoutLogin: (credentials) => over("checkoutLogin")(memory.checkoutLogin(credentials)),
      me: over("me")(Effect.map(memory.me, (customer) => (state.forgetsSessions ? undefined : customer))),
      logout: over("logout")(memory.logout),
    })),
  )
  const bots = Layer.effect(
    BotCheck,
    Effect.map(BotCheck, (memory) => ({
      token: (form) =>
        Effect.suspend(() =>
          state.canSolve ? memory.token(form) : Effect.fail(new BotCheckError({ reason: state.problem })),
        ),
    })),
  )
  return { accounts, bots, calls, failing, state }
}

export interface PageOptions {
  readonly address?: string
  readonly config?: AccountConfig
  readonly stored?: Readonly<Record<string, string>>
}

/** A page with an account service, and a record of calls, navigations and stored values. */
export const openAccountPage = Effect.fnUntraced(function* (options: PageOptions = {}) {
  const line = makeLine()
  const layer = AccountService.layer.pipe(
    Layer.provide(
      line.accounts.pipe(
        Layer.provide(AccountsMemory.layer(customers, options.config)),
        Layer.provideMerge(line.bots),
        Layer.provide(Layer.fresh(BotCheckMemory.layer)),
      ),
    ),
    Layer.provideMerge(
      Layer.mergeAll(
        NavigatorMemory.layer(options.address),
        KeyValueStorageMemory.layer(options.stored),
        CookieJarMemory.layer({ search_history_items: "[]", market_id: "520" }),
      ),
    ),
  )
  const built = yield* Layer.build(layer)
  const service = Context.get(built, AccountService)
  return {
    ...line,
    service,
    shown: SubscriptionRef.get(service.state),
    storage: Context.get(built, KeyValueStorage),
    jar: Context.get(built, CookieJar),
    done: Context.get(built, NavigatorMemory.NavigatorRecord).done,
  }
})

/** Runs an effect, advances the test clock by 1 minute, and returns the result of the effect. */
export const finished = <A, E>(effect: Effect.Effect<A, E>) =>
  Effect.gen(function* () {
    const fiber = yield* Effect.forkChild(effect, { startImmediately: true })
    yield* TestClock.adjust("1 minute")
    return yield* Fiber.join(fiber)
  })
