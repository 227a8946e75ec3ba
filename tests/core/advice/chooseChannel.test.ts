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
    "choosing the advice channel %s with consent to %s starts it and closes the flyout",
    ([channel, service]) =>
      Effect.gen(function* () {
        const page = yield* openAdvicePage({ granted: [service] })
        yield* page.service.routeTo("garten")
        yield* page.service.flyout("open")
        yield* page.service.choose(channel)
        assert.deepStrictEqual(page.other.begun, [{ service, routingKey: "garten" }])
        assert.deepInclude(yield* page.shown, { flyout: closed, running: [service], starting: undefined })
        yield* page.other.end(service)
        yield* settled
        assert.deepInclude(yield* page.shown, { running: [] })
      }),
  )

  it.effect(
    "choosing an advice channel without consent opens its consent dialog, and the consent starts the channel by itself",
    () =>
      Effect.gen(function* () {
        const page = yield* openAdvicePage({ granted: ["chatbot"] })
        yield* page.service.flyout("open")
        yield* page.service.choose("community")
        assert.deepInclude(yield* page.shown, { consentDialog: "community", flyout: open })
        yield* page.service.acceptConsent
        yield* settled
        assert.deepStrictEqual(page.other.loaded, ["chatbot", "community"])
        assert.deepStrictEqual(page.other.begun, [{ service: "community" }])
        assert.deepInclude(yield* page.shown, {
          consentDialog: undefined,
          flyout: closed,
          running: ["community"],
        })
      }),
  )

  it.effect("a video call starts after its consent once the experts of the page were asked", () =>
    Effect.gen(function* () {
      const page = yield* openAdvicePage()
      yield* page.service.routeTo("garten")
      yield* page.service.flyout("open")
      yield* page.service.choose("video")
      assert.strictEqual((yield* page.shown).consentDialog, "video")
      yield* page.service.acceptConsent
      yield* settled
      assert.deepStrictEqual(page.other.begun, [{ service: "video", routingKey: "garten" }])
    }),
  )

  it.effect(
    "a channel does not start after its consent when the visitor closed the flyout while it loaded",
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
        assert.deepStrictEqual(page.other.begun, [])
        yield* page.service.choose("community")
        assert.deepStrictEqual(page.other.begun, [{ service: "community" }])
      }),
  )

  it.effect(
    "the consent request of an advice channel ends when the dialog is closed or the consent is given elsewhere",
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
    "choosing an advice service that failed to load shows the error in the flyout until it is closed",
    () =>
      Effect.gen(function* () {
        const page = yield* openAdvicePage()
        yield* page.other.fail("video", true)
        yield* page.consent.accept("video")
        yield* settled
        yield* page.service.flyout("open")
        yield* page.service.choose("video")
        assert.deepStrictEqual((yield* page.shown).flyout, failed)
        yield* page.service.flyout("escape")
        assert.deepStrictEqual((yield* page.shown).flyout, closed)
      }).pipe(logTo([])),
  )

  it.effect("a conversation that fails to start shows and logs the error and can be started again", () =>
    Effect.gen(function* () {
      const logged: Array<string> = []
      const page = yield* openAdvicePage({ granted: ["chatbot"] })
      yield* page.service.flyout("open")
      yield* page.other.fail("chatbot", true)
      yield* page.service.choose("chat").pipe(logTo(logged))
      assert.deepInclude(yield* page.shown, { flyout: failed, running: [], starting: undefined })
      assert.deepStrictEqual(logged, ["Warn: No chat was started."])
      yield* page.other.fail("chatbot", false)
      yield* page.service.choose("chat")
      assert.deepInclude(yield* page.shown, { flyout: closed, running: ["chatbot"] })
    }),
  )

  it.effect("an advice channel starts one conversation despite repeated clicks", () =>
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
      assert.deepStrictEqual(page.other.begun, [{ service: "chatbot" }])
      assert.deepInclude(yield* page.shown, { flyout: closed, starting: undefined })
    }),
  )

  it.effect("choosing an advice channel with a running conversation only closes the flyout", () =>
    Effect.gen(function* () {
      const page = yield* openAdvicePage({ granted: ["chatbot", "community"] })
      yield* page.service.choose("chat")
      yield* page.service.choose("community")
      yield* page.service.flyout("open")
      yield* page.service.choose("chat")
      assert.lengthOf(page.other.begun, 2)
      assert.deepInclude(yield* page.shown, { flyout: closed, running: ["chatbot", "community"] })
      yield* page.other.end("chatbot")
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
