import { assert, describe, it } from "@effect/vitest"
import { Deferred, Effect } from "effect"

import { openAdvicePage, settled } from "../../support/advicePage.ts"
import { logTo } from "../../support/logTo.ts"

const failed = { isOpen: true, hasError: true }
const closed = { isOpen: false, hasError: false }

describe("a chat bot that hands over to the second chat", () => {
  it.effect("does so at once when the consent is there", () =>
    Effect.gen(function* () {
      const page = yield* openAdvicePage({ granted: ["chatbot", "secondChat"] })
      yield* page.other.request("secondChat")
      yield* settled
      assert.deepStrictEqual(page.other.begun, [{ service: "secondChat" }])
      assert.deepInclude(yield* page.shown, { running: ["secondChat"], flyout: closed })
    }),
  )

  it.effect(
    "does not do so when nobody asked for it, and loads what did not come before when somebody does",
    () =>
      Effect.gen(function* () {
        const page = yield* openAdvicePage({ granted: ["chatbot"] })
        yield* page.other.fail("secondChat", true)
        yield* page.consent.accept("secondChat")
        yield* settled
        assert.deepInclude(yield* page.shown, { flyout: closed, running: [] })
        yield* page.other.fail("secondChat", false)
        yield* page.other.request("secondChat")
        yield* settled
        assert.deepStrictEqual(page.other.begun, [{ service: "secondChat" }])
      }).pipe(logTo([])),
  )

  it.effect("waits for the visitor's consent and for the script, without being asked again", () =>
    Effect.gen(function* () {
      const script = yield* Deferred.make<void>()
      const page = yield* openAdvicePage({
        granted: ["chatbot"],
        services: (memory) => ({
          secondChat: (grant) => Effect.andThen(Deferred.await(script), memory.secondChat(grant)),
        }),
      })
      yield* page.other.request("secondChat")
      yield* settled
      yield* page.consent.accept("maps")
      yield* settled
      assert.strictEqual((yield* page.shown).consentDialog, "secondChat")
      yield* page.consent.accept("secondChat")
      yield* settled
      assert.deepStrictEqual(page.other.begun, [])
      yield* Deferred.succeed(script, undefined)
      yield* settled
      assert.deepStrictEqual(page.other.begun, [{ service: "secondChat" }])
      assert.deepInclude(yield* page.shown, { running: ["secondChat"], consentDialog: undefined })
      yield* page.service.flyout("open")
      yield* page.consent.accept("video")
      yield* settled
      assert.lengthOf(page.other.begun, 1)
      assert.isTrue((yield* page.shown).flyout.isOpen)
    }),
  )

  it.effect(
    "does not do so later on when the visitor has dismissed the question, or was asked for another consent",
    () =>
      Effect.gen(function* () {
        const page = yield* openAdvicePage({ granted: ["chatbot"] })
        yield* page.other.request("secondChat")
        yield* settled
        yield* page.service.dismissConsent
        yield* page.consent.accept("secondChat")
        yield* settled
        assert.deepStrictEqual(page.other.begun, [])
        const other = yield* openAdvicePage({ granted: ["chatbot"] })
        yield* other.other.request("secondChat")
        yield* settled
        yield* other.other.request("video")
        yield* settled
        yield* other.consent.accept("secondChat")
        yield* settled
        assert.deepStrictEqual(other.other.begun, [])
      }),
  )

  it.effect(
    "ends in the error state of the flyout when it does not come or does not begin, from where it is tried again",
    () =>
      Effect.gen(function* () {
        const logged: Array<string> = []
        yield* Effect.gen(function* () {
          const page = yield* openAdvicePage({ granted: ["chatbot"] })
          yield* page.other.fail("secondChat", true)
          yield* page.other.request("secondChat")
          yield* settled
          yield* page.consent.accept("secondChat")
          yield* settled
          assert.deepInclude(yield* page.shown, { flyout: failed, running: [] })
          yield* page.other.fail("secondChat", false)
          yield* page.service.flyout("retried")
          yield* page.other.request("secondChat")
          yield* settled
          assert.deepStrictEqual(page.other.begun, [{ service: "secondChat" }])
          assert.deepInclude(yield* page.shown, { flyout: closed, running: ["secondChat"] })
        }).pipe(logTo(logged))
        assert.include(logged, "Warn: The second chat was not started.")
      }),
  )
})
