import { assert, describe, it } from "@effect/vitest"
import { Effect, Fiber } from "effect"
import { TestClock } from "effect/testing"

import { finished, openAccountPage } from "../../support/accountPage.ts"
import { logTo } from "../../support/logTo.ts"
import { anna, annaUser, bilal, bilalUser } from "./loginSamples.ts"

describe("the number of the loyalty card", () => {
  it.effect("is read for a customer", () =>
    Effect.gen(function* () {
      const page = yield* openAccountPage()
      yield* finished(page.service.checkoutLogin(bilal))
      yield* page.service.start({ firstName: "Bilal", csId: "cs-10002" })
      yield* finished(page.service.loadCardNumber)
      assert.deepInclude(yield* page.shown, { user: bilalUser })
    }),
  )

  it.effect("that does not exist, or of nobody, changes nothing", () =>
    Effect.gen(function* () {
      const page = yield* openAccountPage()
      yield* finished(page.service.loadCardNumber)
      assert.deepInclude(yield* page.shown, { user: {} })
      yield* finished(page.service.checkoutLogin(anna))
      yield* finished(page.service.loadCardNumber)
      assert.deepInclude(yield* page.shown, { user: annaUser })
    }),
  )

  it.effect("is not taken over by a visitor who has only a number", () =>
    Effect.gen(function* () {
      const page = yield* openAccountPage()
      yield* finished(page.service.checkoutLogin(bilal))
      yield* page.service.start({ csId: "cs-10002" })
      yield* finished(page.service.loadCardNumber)
      assert.deepInclude(yield* page.shown, { user: { csId: "cs-10002" } })
    }),
  )

  it.effect("is not taken over by a customer who has come since it was asked for", () =>
    Effect.gen(function* () {
      const page = yield* openAccountPage()
      yield* finished(page.service.checkoutLogin(bilal))
      const asked = yield* Effect.forkChild(page.service.loadCardNumber, { startImmediately: true })
      yield* page.service.start(annaUser)
      yield* TestClock.adjust("1 second")
      yield* Fiber.join(asked)
      assert.deepInclude(yield* page.shown, { user: annaUser })
    }),
  )

  it.effect("that cannot be read is only logged", () =>
    Effect.gen(function* () {
      const page = yield* openAccountPage()
      const logged: Array<string> = []
      page.failing.add("cardNumber")
      yield* finished(page.service.loadCardNumber).pipe(logTo(logged))
      assert.deepStrictEqual(logged, ["Warn: The card number was not read."])
      assert.deepInclude(yield* page.shown, { error: undefined, snackbar: undefined })
    }),
  )
})
