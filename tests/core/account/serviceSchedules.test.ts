import { assert, describe, it } from "@effect/vitest"
import * as CookieJarMemory from "@heimwerk/adapters/memory/CookieJarMemory.ts"
import * as KeyValueStorageMemory from "@heimwerk/adapters/memory/KeyValueStorageMemory.ts"
import * as NavigatorMemory from "@heimwerk/adapters/memory/NavigatorMemory.ts"
import type { Customer } from "@heimwerk/core/account/Customer.ts"
import { AccountService } from "@heimwerk/core/account/service.ts"
import { anonymous, sessionUser } from "@heimwerk/core/session/SessionUser.ts"
import { AccountError, Accounts } from "@heimwerk/core/account/Accounts.port.ts"
import { BotCheck } from "@heimwerk/core/botCheck/BotCheck.port.ts"
import { customers } from "@heimwerk/fixtures/customers.ts"
import { Context, Effect, Layer, SubscriptionRef } from "effect"
import * as fc from "fast-check"

/**
 * A simulated account server. Each call has two steps, arrival and response, and the scheduler decides when
 * each step runs.
 */
const makeServer = (scheduler: fc.Scheduler) => {
  let current: Customer | undefined
  let logins = 0
  let mostLogins = 0

  const call = <A>(name: string, act: () => A): Effect.Effect<A> =>
    Effect.promise(async () => {
      await scheduler.schedule(Promise.resolve(), `${name} arrives`)
      const answer = act()
      await scheduler.schedule(Promise.resolve(), `${name} is answered`)
      return answer
    })

  const login: Accounts["Service"]["login"] = ({ email }) =>
    Effect.suspend(() => {
      mostLogins = Math.max(mostLogins, ++logins)
      return call("login", () => {
        const found = customers.find((customer) => customer.email === email)
        if (found !== undefined) current = found
        return found
      })
    }).pipe(
      Effect.ensuring(Effect.sync(() => logins--)),
      Effect.flatMap((found) =>
        found === undefined
          ? Effect.fail(new AccountError({ reason: "InvalidCredentials" }))
          : Effect.succeed(found),
      ),
    )

  const layer = Layer.mock(Accounts, {
    login,
    checkoutLogin: login,
    me: call("me", () => current),
    logout: call("logout", () => {
      current = undefined
    }),
  })
  return { layer, current: () => current, mostLogins: () => mostLogins }
}

type Click = "load" | "logout" | "login anna" | "login nobody" | "checkout bilal"

const clickedOn = (service: AccountService["Service"], click: Click): Effect.Effect<void> => {
  if (click === "load") return service.load
  if (click === "logout") return service.logout
  const password = "x"
  if (click === "login anna") return service.login({ email: "anna.berg@kunde.example", password })
  if (click === "login nobody") return service.login({ email: "niemand@kunde.example", password })
  return service.checkoutLogin({ email: "bilal.kaya@kunde.example", password })
}

const clicks = fc.array(
  fc.constantFrom<Array<Click>>("load", "load", "logout", "login anna", "login nobody", "checkout bilal"),
  { minLength: 1, maxLength: 7 },
)

describe("sessions, logins and logouts in any order", () => {
  it.effect(
    "T-C2: after clicks and responses in any order, the page shows the server's user, and at most one login has run at a time",
    () =>
      Effect.gen(function* () {
        const context = yield* Effect.context()
        const property = fc.asyncProperty(fc.scheduler(), clicks, (scheduler, done) =>
          Effect.gen(function* () {
            const server = makeServer(scheduler)
            const built = yield* Layer.build(
              AccountService.layer.pipe(
                Layer.provide(server.layer),
                Layer.provide(Layer.mock(BotCheck, {})),
                Layer.provide(
                  Layer.mergeAll(
                    NavigatorMemory.layer(),
                    KeyValueStorageMemory.layer(),
                    CookieJarMemory.layer(),
                  ),
                ),
              ),
            )
            const service = Context.get(built, AccountService)
            const run = Effect.runPromiseWith(context)
            const open = new Set(done.keys())
            for (const [index, click] of done.entries()) {
              const clicking = async () => {
                await scheduler.schedule(Promise.resolve(), click)
                await run(clickedOn(service, click))
                open.delete(index)
              }
              void clicking()
            }
            yield* Effect.promise(async () => {
              while (open.size > 0) {
                if (scheduler.count() > 0) await scheduler.waitOne()
                await new Promise(setImmediate)
              }
            })
            const { isKnown, isLoggingOut, login, user } = yield* SubscriptionRef.get(service.state)
            const known = server.current()
            assert.deepStrictEqual(user, known === undefined ? anonymous : sessionUser(known))
            assert.isAtMost(server.mostLogins(), 1)
            assert.deepStrictEqual([login.isBusy, isLoggingOut], [false, false])
            if (done.includes("load") || done.includes("logout")) assert.isTrue(isKnown)
          }).pipe(Effect.scoped, Effect.runPromiseWith(context)),
        )
        yield* Effect.promise(() => fc.assert(property, { numRuns: 1_000 }))
      }),
  )
})
