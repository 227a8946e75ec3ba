import { assert, describe, it } from "@effect/vitest"
import * as ConsentManagerMemory from "@heimwerk/adapters/memory/ConsentManagerMemory.ts"
import type { ExpertAvailability } from "@heimwerk/core/advice/availability.ts"
import { consentId } from "@heimwerk/core/consent/catalogue.ts"
import { ConsentManager, ConsentManagerError } from "@heimwerk/core/ports/ConsentManager.ts"
import { Deferred, Effect, Layer, Stream } from "effect"
import { TestClock } from "effect/testing"

import { type AdvicePageOptions, openAdvicePage, settled } from "../../support/advicePage.ts"
import { logTo } from "../../support/logTo.ts"

const open = { isOpen: true, hasError: false }
const closed = { isOpen: false, hasError: false }

/** A page that counts how often its experts were asked for, and with which routing key. */
const openCounting = Effect.fnUntraced(function* (
  answer: Effect.Effect<ExpertAvailability> = Effect.succeed("available"),
  options: AdvicePageOptions = {},
) {
  const asked: Array<string | undefined> = []
  const page = yield* openAdvicePage({
    granted: ["chatbot", "secondChat", "video"],
    services: (memory) => ({
      video: (grant) =>
        Effect.map(memory.video(grant), (video) => ({
          ...video,
          availability: (key) =>
            Effect.andThen(
              Effect.sync(() => asked.push(key)),
              answer,
            ),
        })),
    }),
    ...options,
  })
  const toggled = Effect.andThen(page.service.flyout("toggle"), settled)
  return { ...page, asked, toggled }
})

describe("the availability of the experts", () => {
  it.effect("is asked for whenever the flyout opens, once each time", () =>
    Effect.gen(function* () {
      const page = yield* openCounting()
      assert.deepStrictEqual(page.asked, [])
      yield* page.toggled
      assert.deepStrictEqual(page.asked, [undefined])
      assert.strictEqual((yield* page.shown).experts, "available")
      yield* page.service.routeTo("garten")
      yield* page.toggled
      yield* page.toggled
      assert.deepStrictEqual(page.asked, [undefined, "garten"])
    }),
  )

  it.effect("is asked for when the video service comes while the flyout is open", () =>
    Effect.gen(function* () {
      const page = yield* openCounting(Effect.succeed("unavailable"), { granted: [] })
      yield* page.toggled
      assert.deepStrictEqual(page.asked, [])
      yield* page.consent.accept("video")
      yield* settled
      assert.deepStrictEqual(page.asked, [undefined])
      assert.strictEqual((yield* page.shown).experts, "unavailable")
    }),
  )

  it.effect.each(["chatbot", "secondChat"] as const)("is not asked for while the %s is running", (chat) =>
    Effect.gen(function* () {
      const page = yield* openCounting()
      yield* page.service.start(chat)
      yield* page.toggled
      assert.deepStrictEqual(page.asked, [])
      yield* page.other.end(chat)
      yield* settled
      assert.deepStrictEqual(page.asked, [undefined])
    }),
  )

  it.effect("that comes after the flyout was closed is left aside", () =>
    Effect.gen(function* () {
      const answer = yield* Deferred.make<ExpertAvailability>()
      const page = yield* openCounting(Deferred.await(answer))
      yield* page.toggled
      yield* page.toggled
      yield* Deferred.succeed(answer, "unavailable")
      yield* settled
      assert.isUndefined((yield* page.shown).experts)
    }),
  )

  it.effect("that cannot be had is logged, unknown, and keeps nobody from calling", () =>
    Effect.gen(function* () {
      const logged: Array<string> = []
      yield* Effect.gen(function* () {
        const page = yield* openAdvicePage({ granted: ["video"] })
        yield* page.other.experts("unavailable")
        yield* page.service.flyout("open")
        yield* settled
        assert.strictEqual((yield* page.shown).experts, "unavailable")
        yield* page.service.flyout("close")
        yield* settled
        yield* page.other.fail("video", true)
        yield* page.service.flyout("open")
        yield* settled
        assert.isUndefined((yield* page.shown).experts)
        yield* page.other.fail("video", false)
        yield* page.service.choose("video")
        assert.deepStrictEqual(page.other.begun, [{ service: "video" }])
      }).pipe(logTo(logged))
      assert.deepStrictEqual(logged, ["Warn: The experts' availability is not known."])
    }),
  )
})

describe("an error in the flyout", () => {
  it.effect("goes when the visitor tries again, and what did not load is loaded", () =>
    Effect.gen(function* () {
      const page = yield* openAdvicePage({ granted: [] })
      yield* page.other.fail("chatbot", true)
      yield* page.consent.accept("chatbot").pipe(logTo([]))
      yield* settled
      yield* page.service.flyout("open").pipe(logTo([]))
      yield* settled
      yield* page.service.choose("chat")
      assert.isTrue((yield* page.shown).flyout.hasError)
      yield* page.other.fail("chatbot", false)
      yield* page.service.flyout("retried")
      yield* settled
      assert.deepStrictEqual((yield* page.shown).flyout, open)
      assert.strictEqual((yield* page.shown).phases.chatbot, "LOADED")
    }),
  )
})

describe("the modal that no expert is available", () => {
  const withoutExperts = Effect.fnUntraced(function* (options: AdvicePageOptions) {
    const page = yield* openAdvicePage(options)
    yield* page.other.experts("unavailable")
    yield* page.service.flyout("open")
    yield* settled
    yield* page.service.choose("video")
    return page
  })

  it.effect("opens in place of the flyout, and closes", () =>
    Effect.gen(function* () {
      const page = yield* withoutExperts({ granted: ["video"] })
      assert.deepInclude(yield* page.shown, { isNotAvailableOpen: true, flyout: closed })
      assert.deepStrictEqual(page.other.begun, [])
      yield* page.service.closeNotAvailable
      assert.deepInclude(yield* page.shown, { isNotAvailableOpen: false, flyout: closed })
    }),
  )

  it.effect("leads to the community", () =>
    Effect.gen(function* () {
      const page = yield* withoutExperts({ granted: ["video", "community"] })
      yield* page.service.chooseCommunity
      assert.deepStrictEqual(page.other.begun, [{ service: "community" }])
      assert.deepInclude(yield* page.shown, { isNotAvailableOpen: false, flyout: closed })
    }),
  )

  it.effect("leads to the flyout where the community needs consent first or did not load", () =>
    Effect.gen(function* () {
      const asking = yield* withoutExperts({ granted: ["video"] })
      yield* asking.service.chooseCommunity
      assert.deepInclude(yield* asking.shown, { consentDialog: "community", flyout: open })
      const broken = yield* withoutExperts({
        granted: ["video", "community"],
        services: () => ({ community: () => Effect.never }),
      })
      yield* broken.service.chooseCommunity
      assert.deepInclude(yield* broken.shown, { flyout: { isOpen: true, hasError: true } })
    }),
  )
})

describe("the dialog that asks for a consent", () => {
  it.effect.each([
    ["maps", "maps"],
    ["secondChat", "secondChat"],
    ["video", "video"],
    ["community", undefined],
    ["experimentation", undefined],
  ] as const)("is opened by a chat bot that asks for %s: %s", ([service, dialog]) =>
    Effect.gen(function* () {
      const page = yield* openAdvicePage({ granted: ["chatbot"] })
      yield* page.other.request(service)
      yield* settled
      assert.strictEqual((yield* page.shown).consentDialog, dialog)
    }),
  )

  it.effect("is not opened for what the visitor has consented to", () =>
    Effect.gen(function* () {
      const page = yield* openAdvicePage({ granted: ["chatbot", "maps"] })
      yield* page.other.request("maps")
      yield* settled
      assert.isUndefined((yield* page.shown).consentDialog)
    }),
  )

  it.effect("gives way to the second chat, when the chat bot asks for it again with consent", () =>
    Effect.gen(function* () {
      const logged: Array<string> = []
      yield* Effect.gen(function* () {
        const page = yield* openAdvicePage({ granted: ["chatbot"] })
        yield* page.other.request("secondChat")
        yield* settled
        assert.deepStrictEqual(page.other.begun, [])
        yield* page.consent.accept("secondChat")
        yield* settled
        yield* page.other.fail("secondChat", true)
        yield* page.other.request("secondChat")
        yield* settled
        assert.deepStrictEqual(page.other.begun, [])
        yield* page.other.fail("secondChat", false)
        yield* page.other.request("secondChat")
        yield* settled
        assert.deepStrictEqual(page.other.begun, [{ service: "secondChat" }])
        assert.deepInclude(yield* page.shown, { running: ["secondChat"], consentDialog: undefined })
      }).pipe(logTo(logged))
      assert.deepStrictEqual(logged, ["Warn: The second chat was not started."])
    }),
  )

  it.effect("stays and says so when the consent cannot be kept, and forgets it on the next try", () =>
    Effect.gen(function* () {
      const message =
        "Die Einstellungen zur Privatsphäre können gerade nicht geladen werden. Bitte versuche es später noch einmal."
      const manager = Layer.effect(
        ConsentManager,
        Effect.map(ConsentManager, (memory) => ({
          ...memory,
          accept: () => Effect.fail(new ConsentManagerError({ cause: new Error("blocked") })),
        })),
      ).pipe(Layer.provide(ConsentManagerMemory.layer("ref")))
      const page = yield* openAdvicePage({ manager })
      yield* page.service.choose("chat")
      yield* page.service.acceptConsent
      assert.deepInclude(yield* page.shown, { consentDialog: "chatbot", consentError: message })
      yield* page.service.choose("video")
      assert.deepInclude(yield* page.shown, { consentDialog: "video", consentError: undefined })
      yield* page.service.acceptConsent
      yield* page.service.dismissConsent
      assert.deepInclude(yield* page.shown, { consentDialog: undefined, consentError: undefined })
    }),
  )
})

describe("the address", () => {
  it.effect.each([
    ["/p/bohrer?open_service_layer=1&x=2", open, "/p/bohrer?x=2"],
    ["/?open_service_layer=0", closed, undefined],
    ["/?open_service_layer=ja", closed, undefined],
    ["/", closed, undefined],
  ] as const)("%s finds the flyout %j and becomes %s", ([address, flyout, replaced]) =>
    Effect.gen(function* () {
      const page = yield* openAdvicePage({ address })
      assert.deepStrictEqual((yield* page.shown).flyout, flyout)
      assert.deepStrictEqual(
        yield* page.done,
        replaced === undefined ? [] : [{ kind: "replace", address: replaced }],
      )
    }),
  )
})

describe("the avatar", () => {
  const asking = (...granted: ReadonlyArray<"chatbot" | "maps">) => ({
    given: new Set(granted.map((service) => consentId(service, "ref"))),
    hasDecided: false,
  })

  it.effect.each<readonly [string, AdvicePageOptions, boolean]>([
    ["consent need not be asked for", {}, true],
    ["consent is still to be asked for", { browser: asking() }, false],
    ["another consent is given", { browser: asking("maps") }, false],
    ["its own consent is given", { browser: asking("chatbot") }, true],
    ["the visitor is asked for a market", { cookies: { show_localisation_bar: "1" } }, false],
  ])("when %s bounces for three seconds: %s", ([, options, bounces]) =>
    Effect.gen(function* () {
      const page = yield* openAdvicePage(options)
      const isBouncing = Effect.map(page.shown, ({ isAvatarBouncing }) => isAvatarBouncing)
      assert.strictEqual(yield* isBouncing, bounces)
      yield* TestClock.adjust(2_999)
      assert.strictEqual(yield* isBouncing, bounces)
      yield* TestClock.adjust(1)
      assert.isFalse(yield* isBouncing)
    }),
  )

  it.effect("bounces once, whatever is decided later", () =>
    Effect.gen(function* () {
      const page = yield* openAdvicePage()
      yield* TestClock.adjust("3 seconds")
      yield* page.consent.acceptAll
      yield* settled
      assert.isFalse((yield* page.shown).isAvatarBouncing)
    }),
  )

  it.effect("bounces when the consents become known, not before", () =>
    Effect.gen(function* () {
      const manager = Layer.effect(
        ConsentManager,
        Effect.map(ConsentManager, (memory) => ({
          ...memory,
          news: Stream.unwrap(Effect.as(Effect.sleep("1 second"), memory.news)),
        })),
      ).pipe(Layer.provide(ConsentManagerMemory.layer("ref", { given: new Set(), hasDecided: true })))
      const page = yield* openAdvicePage({ manager })
      assert.isFalse((yield* page.shown).isAvatarBouncing)
      yield* TestClock.adjust("1 second")
      assert.isTrue((yield* page.shown).isAvatarBouncing)
    }),
  )

  it.effect("does not bounce while nothing is known of the consents", () =>
    Effect.gen(function* () {
      const page = yield* openAdvicePage({ manager: Layer.mock(ConsentManager, { news: Stream.never }) })
      assert.isFalse((yield* page.shown).isAvatarBouncing)
    }),
  )
})
