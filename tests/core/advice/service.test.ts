import { assert, describe, expectTypeOf, it } from "@effect/vitest"
import { initialAdviceState } from "@heimwerk/core/advice/AdviceState.ts"
import type { ConsentGrant } from "@heimwerk/core/consent/gate.ts"
import { ThirdPartyError, type ThirdPartyServices } from "@heimwerk/core/advice/ThirdPartyServices.port.ts"
import { Deferred, Effect } from "effect"
import { TestClock } from "effect/testing"

import { openAdvicePage, settled } from "../../support/advicePage.ts"
import { logTo } from "../../support/logTo.ts"

const open = { isOpen: true, hasError: false }
const failed = { isOpen: true, hasError: true }
const closed = { isOpen: false, hasError: false }
const idle = { chatbot: "IDLE", secondChat: "IDLE", video: "IDLE", community: "IDLE" } as const

describe("advice services", () => {
  it("the initial advice state has a closed flyout, idle loaders and no running service", () => {
    assert.deepInclude(initialAdviceState, { flyout: closed, phases: idle, running: [] })
    assert.deepInclude(initialAdviceState, { isNotAvailableOpen: false, isAvatarBouncing: false })
  })

  it("the compiler rejects loading an advice service with the consent to another one", () => {
    type Loaders = ThirdPartyServices["Service"]
    type Takes<Name extends keyof Loaders> = Parameters<Loaders[Name]>[0]
    expectTypeOf<Parameters<Loaders["video"]>>().toEqualTypeOf<[consent: ConsentGrant<"video">]>()
    expectTypeOf<ConsentGrant<"chatbot">>().toExtend<Takes<"chatbot">>()
    expectTypeOf<ConsentGrant<"maps">>().not.toExtend<Takes<"chatbot">>()
    expectTypeOf<undefined>().not.toExtend<Takes<"secondChat">>()
    expectTypeOf<ConsentGrant<"community"> | undefined>().not.toExtend<Takes<"community">>()
    expectTypeOf<{ readonly service: "maps" }>().not.toExtend<Takes<"maps">>()
    expectTypeOf<boolean>().not.toExtend<Takes<"experimentation">>()
  })

  it.effect("an advice service is loaded as soon as its own consent is given", () =>
    Effect.gen(function* () {
      const page = yield* openAdvicePage({ granted: ["chatbot", "maps"] })
      assert.deepStrictEqual(page.other.loaded, ["chatbot"])
      assert.deepStrictEqual((yield* page.shown).phases, { ...idle, chatbot: "LOADED" })
      yield* page.consent.accept("secondChat")
      yield* settled
      yield* page.consent.accept("community")
      yield* settled
      assert.deepStrictEqual(page.other.loaded, ["chatbot", "secondChat", "community"])
    }),
  )

  it.effect("an advice service has the phase LOADING until its script has loaded, and is loaded once", () =>
    Effect.gen(function* () {
      const script = yield* Deferred.make<void>()
      const page = yield* openAdvicePage({
        granted: ["video"],
        services: (memory) => ({
          video: (grant) => Effect.andThen(Deferred.await(script), memory.video(grant)),
        }),
      })
      assert.deepStrictEqual((yield* page.shown).phases, { ...idle, video: "LOADING" })
      yield* page.service.flyout("open")
      yield* page.service.choose("video")
      assert.deepStrictEqual((yield* page.shown).flyout, failed)
      yield* Deferred.succeed(script, undefined)
      yield* settled
      assert.deepStrictEqual((yield* page.shown).phases, { ...idle, video: "LOADED" })
      assert.deepStrictEqual(page.other.loaded, ["video"])
    }),
  )

  it.effect(
    "an advice service that fails to load is logged, and is loaded again when the flyout is opened",
    () =>
      Effect.gen(function* () {
        const logged: Array<string> = []
        yield* Effect.gen(function* () {
          const page = yield* openAdvicePage()
          yield* page.other.fail("chatbot", true)
          yield* page.consent.accept("chatbot")
          yield* settled
          assert.deepStrictEqual((yield* page.shown).phases, idle)
          yield* page.other.fail("chatbot", false)
          yield* page.service.flyout("close")
          yield* settled
          assert.deepStrictEqual(page.other.loaded, [])
          yield* page.service.flyout("toggle")
          yield* settled
          assert.deepStrictEqual(page.other.loaded, ["chatbot"])
        }).pipe(logTo(logged))
        assert.deepStrictEqual(logged, ["Warn: A service was not loaded."])
      }),
  )

  it.effect.each(["chatbot", "secondChat", "video", "community"] as const)(
    "the advice service %s cannot be initialised without consent or twice, nor started before it is loaded",
    (name) =>
      Effect.gen(function* () {
        const page = yield* openAdvicePage()
        const refusal = Effect.map(Effect.flip(page.service.initialise(name)), (error) => error.message)
        assert.strictEqual(yield* refusal, "Für diesen Service benötigen wir deine Zustimmung.")
        assert.strictEqual(
          (yield* Effect.flip(page.service.start(name))).message,
          "Dieser Service ist noch nicht bereit. Bitte versuche es gleich noch einmal.",
        )
        assert.isUndefined((yield* page.shown).starting)
        yield* page.consent.accept(name)
        yield* settled
        assert.strictEqual(yield* refusal, "Dieser Service ist bereits gestartet.")
        yield* page.service.start(name)
        assert.deepStrictEqual(page.other.begun, [{ service: name }])
        assert.deepStrictEqual((yield* page.shown).running, [name])
      }),
  )

  it("errors of advice services have German messages", () => {
    const text = "Unser Service ist zur Zeit leider nicht erreichbar. Bitte versuche es später noch einmal."
    assert.strictEqual(new ThirdPartyError({ reason: "LoadFailed" }).message, text)
    assert.strictEqual(new ThirdPartyError({ reason: "CallFailed" }).message, text)
    assert.strictEqual(
      new ThirdPartyError({ reason: "MapsMissing" }).message,
      "Cannot find global google.maps instance",
    )
  })
})

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
    "advice by video is offered during business hours when it is configured, otherwise by the community",
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
