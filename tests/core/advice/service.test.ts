import { assert, describe, expectTypeOf, it } from "@effect/vitest"
import { initialAdviceState } from "@heimwerk/core/advice/AdviceState.ts"
import type { ConsentGrant } from "@heimwerk/core/consent/gate.ts"
import { ThirdPartyError, type ThirdPartyServices } from "@heimwerk/core/advice/ThirdPartyServices.port.ts"
import { Deferred, Effect } from "effect"

import { openAdvicePage, settled } from "../../support/advicePage.ts"
import { logTo } from "../../support/logTo.ts"

const failed = { isOpen: true, hasError: true }
const closed = { isOpen: false, hasError: false }
const idle = { chatbot: "IDLE", secondChat: "IDLE", video: "IDLE", community: "IDLE" } as const

describe("advice services", () => {
  it("the advice service starts with a closed flyout, idle loaders and no running conversation", () => {
    assert.deepInclude(initialAdviceState, { flyout: closed, phases: idle, running: [] })
    assert.deepInclude(initialAdviceState, { isNotAvailableOpen: false, isAvatarBouncing: false })
  })

  it("the compiler rejects loading a third-party service without the consent to this service", () => {
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

  it.effect("an advice service is loaded as soon as the visitor consents to it", () =>
    Effect.gen(function* () {
      const page = yield* openAdvicePage({ granted: ["chatbot", "maps"] })
      assert.deepStrictEqual(page.thirdParty.loaded, ["chatbot"])
      assert.deepStrictEqual((yield* page.shown).phases, { ...idle, chatbot: "LOADED" })
      yield* page.consent.accept("secondChat")
      yield* settled
      yield* page.consent.accept("community")
      yield* settled
      assert.deepStrictEqual(page.thirdParty.loaded, ["chatbot", "secondChat", "community"])
    }),
  )

  it.effect(
    "an advice service is in phase LOADING until its script has loaded, and it is loaded only once",
    () =>
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
        assert.deepStrictEqual(page.thirdParty.loaded, ["video"])
      }),
  )

  it.effect(
    "a failure to load an advice service is logged, and opening the flyout loads the service again",
    () =>
      Effect.gen(function* () {
        const logged: Array<string> = []
        yield* Effect.gen(function* () {
          const page = yield* openAdvicePage()
          yield* page.thirdParty.fail("chatbot", true)
          yield* page.consent.accept("chatbot")
          yield* settled
          assert.deepStrictEqual((yield* page.shown).phases, idle)
          yield* page.thirdParty.fail("chatbot", false)
          yield* page.service.flyout("close")
          yield* settled
          assert.deepStrictEqual(page.thirdParty.loaded, [])
          yield* page.service.flyout("toggle")
          yield* settled
          assert.deepStrictEqual(page.thirdParty.loaded, ["chatbot"])
        }).pipe(logTo(logged))
        assert.deepStrictEqual(logged, ["Warn: A service was not loaded."])
      }),
  )

  it.effect.each(["chatbot", "secondChat", "video", "community"] as const)(
    "the advice service %s cannot be initialised twice or without consent, and cannot start before it is loaded",
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
        assert.deepStrictEqual(page.thirdParty.begun, [{ service: name }])
        assert.deepStrictEqual((yield* page.shown).running, [name])
      }),
  )

  it("errors of advice services have a German message, and the error of a missing map script has an English message", () => {
    const text = "Unser Service ist zur Zeit leider nicht erreichbar. Bitte versuche es später noch einmal."
    assert.strictEqual(new ThirdPartyError({ reason: "LoadFailed" }).message, text)
    assert.strictEqual(new ThirdPartyError({ reason: "CallFailed" }).message, text)
    assert.strictEqual(
      new ThirdPartyError({ reason: "MapsMissing" }).message,
      "Cannot find global google.maps instance",
    )
  })
})
