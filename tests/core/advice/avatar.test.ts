import { assert, describe, it } from "@effect/vitest"
import * as ConsentManagerMemory from "@heimwerk/adapters/memory/ConsentManagerMemory.ts"
import { consentId } from "@heimwerk/core/consent/catalogue.ts"
import { ConsentManager } from "@heimwerk/core/consent/ConsentManager.port.ts"
import { Effect, Layer, Stream } from "effect"
import { TestClock } from "effect/testing"

import { type AdvicePageOptions, openAdvicePage, settled } from "../../support/advicePage.ts"

describe("the avatar", () => {
  const asking = (...granted: ReadonlyArray<"chatbot" | "maps">) => ({
    given: new Set(granted.map((service) => consentId(service, "ref"))),
    hasDecided: false,
  })

  it.effect.each<readonly [string, AdvicePageOptions, boolean]>([
    ["consent need not be asked for", {}, true],
    ["consent is still to be asked for", { browser: asking() }, false],
    ["only another consent is given", { browser: asking("maps") }, false],
    ["the consent to the chat bot is given", { browser: asking("chatbot") }, true],
    ["the visitor is asked for a market", { cookies: { show_localisation_bar: "1" } }, false],
  ])("when %s, the avatar of the service flyout bounces for 3 s: $2", ([, options, bounces]) =>
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

  it.effect("the avatar of the service flyout bounces only once, even if the consents change later", () =>
    Effect.gen(function* () {
      const page = yield* openAdvicePage()
      yield* TestClock.adjust("3 seconds")
      yield* page.consent.acceptAll
      yield* settled
      assert.isFalse((yield* page.shown).isAvatarBouncing)
    }),
  )

  it.effect("the avatar of the service flyout bounces as soon as the consents are loaded", () =>
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

  it.effect("the avatar of the service flyout does not bounce before the consents are loaded", () =>
    Effect.gen(function* () {
      const page = yield* openAdvicePage({ manager: Layer.mock(ConsentManager, { news: Stream.never }) })
      assert.isFalse((yield* page.shown).isAvatarBouncing)
    }),
  )
})
