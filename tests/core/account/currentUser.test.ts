import { assert, describe, it } from "@effect/vitest"
import { currentUserOfSession } from "@heimwerk/core/account/currentUser.ts"
import { CurrentUser } from "@heimwerk/core/session/CurrentUser.ts"
import { AccountError, Accounts } from "@heimwerk/core/account/Accounts.port.ts"
import { Effect, Layer } from "effect"

import { logTo } from "../../support/logTo.ts"

const anna = { id: "1", csId: "cs-10001", email: "anna@mail.example", firstName: "Anna", lastName: "Albers" }

const userWith = (me: Accounts["Service"]["me"]) =>
  Effect.flatMap(CurrentUser, (user) => user).pipe(
    Effect.provide(currentUserOfSession.pipe(Layer.provide(Layer.mock(Accounts, { me })))),
  )

describe("CurrentUser", () => {
  it.effect("CurrentUser is an anonymous visitor in a shop without accounts", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* yield* CurrentUser, {})
    }),
  )

  it.effect("CurrentUser is the customer of the session", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* userWith(Effect.succeed(anna)), { firstName: "Anna", csId: "cs-10001" })
    }),
  )

  it.effect("CurrentUser is anonymous if no customer is logged in", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* userWith(Effect.undefined), {})
    }),
  )

  it.effect("CurrentUser is anonymous when the account service fails, and the failure is logged", () =>
    Effect.gen(function* () {
      const logged: Array<string> = []
      const failing = Effect.fail(new AccountError({ reason: "Unavailable" }))
      assert.deepStrictEqual(yield* userWith(failing).pipe(logTo(logged)), {})
      assert.deepStrictEqual(logged, ["Warn: The session was not read."])
    }),
  )
})
