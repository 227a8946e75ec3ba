import { assert, describe, it } from "@effect/vitest"
import { Deferred, Effect } from "effect"
import { TestClock } from "effect/testing"

import { openAdvicePage, settled } from "../../support/advicePage.ts"
import { logTo } from "../../support/logTo.ts"

const open = { isOpen: true, hasError: false }
const failed = { isOpen: true, hasError: true }
const closed = { isOpen: false, hasError: false }

describe("choosing a channel", () => {
  it.effect.each([
    ["chat", "chatbot"],
    ["video", "video"],
    ["community", "community"],
  ] as const)(
    "with consent to its service, the choice of the advice channel %s starts the service %s and closes the flyout",
    ([channel, service]) =>
      Effect.gen(function* () {
        const page = yield* openAdvicePage({ granted: [service] })
        yield* page.service.routeTo("garten")
        yield* page.service.flyout("open")
        yield* page.service.choose(channel)
        assert.deepStrictEqual(page.thirdParty.begun, [{ service, routingKey: "garten" }])
        assert.deepInclude(yield* page.shown, { flyout: closed, running: [service], starting: undefined })
        yield* page.thirdParty.end(service)
        yield* settled
        assert.deepInclude(yield* page.shown, { running: [] })
      }),
  )

  it.effect(
    "the choice of an advice channel without consent opens its consent dialog, and the channel starts once the visitor consents",
    () =>
      Effect.gen(function* () {
        const page = yield* openAdvicePage({ granted: ["chatbot"] })
        yield* page.service.flyout("open")
        yield* page.service.choose("community")
        assert.deepInclude(yield* page.shown, { consentDialog: "community", flyout: open })
        yield* page.service.acceptConsent
        yield* settled
        assert.deepStrictEqual(page.thirdParty.loaded, ["chatbot", "community"])
        assert.deepStrictEqual(page.thirdParty.begun, [{ service: "community" }])
        assert.deepInclude(yield* page.shown, {
          consentDialog: undefined,
          flyout: closed,
          running: ["community"],
        })
      }),
  )

  it.effect("after the visitor consents to video, the call starts with the routing key of the page", () =>
    Effect.gen(function* () {
      const page = yield* openAdvicePage()
      yield* page.service.routeTo("garten")
      yield* page.service.flyout("open")
      yield* page.service.choose("video")
      assert.strictEqual((yield* page.shown).consentDialog, "video")
      yield* page.service.acceptConsent
      yield* settled
      assert.deepStrictEqual(page.thirdParty.begun, [{ service: "video", routingKey: "garten" }])
    }),
  )

  it.effect(
    "an advice channel does not start if the visitor consents and then closes the flyout while the service loads",
    () =>
      Effect.gen(function* () {
        const script = yield* Deferred.make<void>()
        const page = yield* openAdvicePage({
          services: (memory) => ({
            community: (grant) => Effect.andThen(Deferred.await(script), memory.community(grant)),
          }),
        })
        yield* page.service.flyout("open")
        yield* page.service.choose("community")
        yield* Effect.forkChild(page.service.acceptConsent, { startImmediately: true })
        yield* settled
        yield* page.service.flyout("close")
        yield* Deferred.succeed(script, undefined)
        yield* settled
        assert.deepStrictEqual(page.thirdParty.begun, [])
        yield* page.service.choose("community")
        assert.deepStrictEqual(page.thirdParty.begun, [{ service: "community" }])
      }),
  )

  it.effect(
    "dismissing the consent dialog of an advice channel gives no consent, and the dialog closes when the visitor gives the consent elsewhere",
    () =>
      Effect.gen(function* () {
        const page = yield* openAdvicePage()
        yield* page.service.choose("chat")
        yield* page.service.dismissConsent
        assert.isUndefined((yield* page.shown).consentDialog)
        assert.isUndefined(yield* page.consent.grant("chatbot"))
        yield* page.service.acceptConsent
        yield* settled
        assert.isUndefined(yield* page.consent.grant("chatbot"))
        yield* page.service.choose("chat")
        yield* page.consent.accept("maps")
        yield* settled
        assert.strictEqual((yield* page.shown).consentDialog, "chatbot")
        yield* page.consent.acceptAll
        yield* settled
        assert.isUndefined((yield* page.shown).consentDialog)
      }),
  )

  it.effect(
    "when the visitor chooses an advice service that failed to load, the flyout shows the error until it is closed",
    () =>
      Effect.gen(function* () {
        const page = yield* openAdvicePage()
        yield* page.thirdParty.fail("video", true)
        yield* page.consent.accept("video")
        yield* settled
        yield* page.service.flyout("open")
        yield* page.service.choose("video")
        assert.deepStrictEqual((yield* page.shown).flyout, failed)
        yield* page.service.flyout("close")
        assert.deepStrictEqual((yield* page.shown).flyout, closed)
      }).pipe(logTo([])),
  )

  it.effect(
    "when an advice conversation fails to start, the error is shown and logged, and the visitor can start it again",
    () =>
      Effect.gen(function* () {
        const logged: Array<string> = []
        const page = yield* openAdvicePage({ granted: ["chatbot"] })
        yield* page.service.flyout("open")
        yield* page.thirdParty.fail("chatbot", true)
        yield* page.service.choose("chat").pipe(logTo(logged))
        assert.deepInclude(yield* page.shown, { flyout: failed, running: [], starting: undefined })
        assert.deepStrictEqual(logged, ["Warn: No chat was started."])
        yield* page.thirdParty.fail("chatbot", false)
        yield* page.service.choose("chat")
        assert.deepInclude(yield* page.shown, { flyout: closed, running: ["chatbot"] })
      }),
  )

  it.effect(
    "while an advice conversation starts, further clicks on its channel or on another channel start no second conversation",
    () =>
      Effect.gen(function* () {
        const line = yield* Deferred.make<void>()
        const page = yield* openAdvicePage({
          granted: ["chatbot", "community"],
          services: (memory) => ({
            chatbot: (grant) =>
              Effect.map(memory.chatbot(grant), (chat) => ({
                ...chat,
                start: (key) => Effect.andThen(Deferred.await(line), chat.start(key)),
              })),
          }),
        })
        yield* page.service.flyout("open")
        yield* Effect.forkChild(page.service.choose("chat"), { startImmediately: true })
        assert.deepInclude(yield* page.shown, { flyout: open, starting: "chatbot" })
        yield* page.service.choose("chat")
        yield* page.service.choose("community")
        yield* Deferred.succeed(line, undefined)
        yield* settled
        assert.deepStrictEqual(page.thirdParty.begun, [{ service: "chatbot" }])
        assert.deepInclude(yield* page.shown, { flyout: closed, starting: undefined })
      }),
  )

  it.effect(
    "choosing an advice channel whose conversation is already running closes the flyout and starts nothing",
    () =>
      Effect.gen(function* () {
        const page = yield* openAdvicePage({ granted: ["chatbot", "community"] })
        yield* page.service.choose("chat")
        yield* page.service.choose("community")
        yield* page.service.flyout("open")
        yield* page.service.choose("chat")
        assert.lengthOf(page.thirdParty.begun, 2)
        assert.deepInclude(yield* page.shown, { flyout: closed, running: ["chatbot", "community"] })
        yield* page.thirdParty.end("chatbot")
        yield* settled
        assert.deepStrictEqual((yield* page.shown).running, ["community"])
      }),
  )

  it.effect(
    "the advice page offers video during business hours if it is configured, and the community in all other cases",
    () =>
      Effect.gen(function* () {
        const page = yield* openAdvicePage()
        yield* TestClock.setTime(Date.UTC(2026, 10, 20, 11))
        assert.deepStrictEqual(yield* page.service.offered(true), ["chat", "video"])
        assert.deepStrictEqual(yield* page.service.offered(false), ["chat", "community"])
        yield* TestClock.setTime(Date.UTC(2026, 10, 20, 20))
        assert.deepStrictEqual(yield* page.service.offered(true), ["chat", "community"])
      }),
  )
})
