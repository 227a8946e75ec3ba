import { assert, describe, it } from "@effect/vitest"
import { Deferred, Effect } from "effect"

import { openAdvicePage, settled } from "../../support/advicePage.ts"
import { logTo } from "../../support/logTo.ts"

const failed = { isOpen: true, hasError: true }
const closed = { isOpen: false, hasError: false }

describe("handing over from the chat bot to the second chat", () => {
  it.effect(
    "the chat bot hands over to the second chat at once when the visitor has already consented to the second chat",
    () =>
      Effect.gen(function* () {
        const page = yield* openAdvicePage({ granted: ["chatbot", "secondChat"] })
        yield* page.thirdParty.request("secondChat")
        yield* settled
        assert.deepStrictEqual(page.thirdParty.begun, [{ service: "secondChat" }])
        assert.deepInclude(yield* page.shown, { running: ["secondChat"], flyout: closed })
      }),
  )

  it.effect(
    "consent alone does not start the second chat, and if the second chat failed to load, a hand-over by the chat bot loads and starts it",
    () =>
      Effect.gen(function* () {
        const page = yield* openAdvicePage({ granted: ["chatbot"] })
        yield* page.thirdParty.fail("secondChat", true)
        yield* page.consent.accept("secondChat")
        yield* settled
        assert.deepInclude(yield* page.shown, { flyout: closed, running: [] })
        const loaded = yield* openAdvicePage({ granted: ["chatbot", "secondChat"] })
        assert.strictEqual((yield* loaded.shown).phases.secondChat, "LOADED")
        assert.deepStrictEqual(loaded.thirdParty.begun, [])
        yield* page.thirdParty.fail("secondChat", false)
        yield* page.thirdParty.request("secondChat")
        yield* settled
        assert.deepStrictEqual(page.thirdParty.begun, [{ service: "secondChat" }])
      }).pipe(logTo([])),
  )

  it.effect(
    "the chat bot hands over to the second chat without another request as soon as the visitor has consented and the second chat has loaded",
    () =>
      Effect.gen(function* () {
        const script = yield* Deferred.make<void>()
        const page = yield* openAdvicePage({
          granted: ["chatbot"],
          services: (memory) => ({
            secondChat: (grant) => Effect.andThen(Deferred.await(script), memory.secondChat(grant)),
          }),
        })
        yield* page.thirdParty.request("secondChat")
        yield* settled
        yield* page.consent.accept("maps")
        yield* settled
        assert.strictEqual((yield* page.shown).consentDialog, "secondChat")
        yield* page.consent.accept("secondChat")
        yield* settled
        assert.deepStrictEqual(page.thirdParty.begun, [])
        yield* Deferred.succeed(script, undefined)
        yield* settled
        assert.deepStrictEqual(page.thirdParty.begun, [{ service: "secondChat" }])
        assert.deepInclude(yield* page.shown, { running: ["secondChat"], consentDialog: undefined })
        yield* page.service.flyout("open")
        yield* page.consent.accept("video")
        yield* settled
        assert.lengthOf(page.thirdParty.begun, 1)
        assert.isTrue((yield* page.shown).flyout.isOpen)
      }),
  )

  it.effect(
    "the chat bot hands over to the second chat after consent even if the visitor has closed the flyout before",
    () =>
      Effect.gen(function* () {
        const page = yield* openAdvicePage({ granted: ["chatbot"] })
        yield* page.thirdParty.request("secondChat")
        yield* settled
        yield* page.service.flyout("close")
        yield* page.consent.accept("secondChat")
        yield* settled
        assert.deepStrictEqual(page.thirdParty.begun, [{ service: "secondChat" }])
      }),
  )

  it.effect(
    "the chat bot does not hand over to the second chat after the visitor has closed the consent dialog or been asked for another consent",
    () =>
      Effect.gen(function* () {
        const page = yield* openAdvicePage({ granted: ["chatbot"] })
        yield* page.thirdParty.request("secondChat")
        yield* settled
        yield* page.service.dismissConsent
        yield* page.consent.accept("secondChat")
        yield* settled
        assert.deepStrictEqual(page.thirdParty.begun, [])
        const other = yield* openAdvicePage({ granted: ["chatbot"] })
        yield* other.thirdParty.request("secondChat")
        yield* settled
        yield* other.thirdParty.request("video")
        yield* settled
        yield* other.consent.accept("secondChat")
        yield* settled
        assert.deepStrictEqual(other.thirdParty.begun, [])
      }),
  )

  it.effect(
    "the flyout shows an error when the second chat fails to load, and the second chat starts at the next request after a retry",
    () =>
      Effect.gen(function* () {
        const logged: Array<string> = []
        yield* Effect.gen(function* () {
          const page = yield* openAdvicePage({ granted: ["chatbot"] })
          yield* page.thirdParty.fail("secondChat", true)
          yield* page.thirdParty.request("secondChat")
          yield* settled
          yield* page.consent.accept("secondChat")
          yield* settled
          assert.deepInclude(yield* page.shown, { flyout: failed, running: [] })
          yield* page.thirdParty.fail("secondChat", false)
          yield* page.service.flyout("retried")
          yield* page.thirdParty.request("secondChat")
          yield* settled
          assert.deepStrictEqual(page.thirdParty.begun, [{ service: "secondChat" }])
          assert.deepInclude(yield* page.shown, { flyout: closed, running: ["secondChat"] })
        }).pipe(logTo(logged))
        assert.include(logged, "Warn: The second chat was not started.")
      }),
  )
})
