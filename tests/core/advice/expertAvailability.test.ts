import { assert, describe, it } from "@effect/vitest"
import type { ExpertAvailability } from "@heimwerk/core/advice/availability.ts"
import { Deferred, Effect } from "effect"

import { type AdvicePageOptions, openAdvicePage, settled } from "../../support/advicePage.ts"
import { logTo } from "../../support/logTo.ts"

/** Opens a page that records each request for the availability of experts, with its routing key. */
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

describe("availability of experts", () => {
  it.effect("each opening of the service flyout requests the availability of experts once", () =>
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

  it.effect(
    "the page requests the availability of experts when the video service finishes loading while the flyout is open",
    () =>
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

  it.effect.each(["chatbot", "secondChat"] as const)(
    "the page does not request the availability of experts while the service %s is running",
    (chat) =>
      Effect.gen(function* () {
        const page = yield* openCounting()
        yield* page.service.start(chat)
        yield* page.toggled
        assert.deepStrictEqual(page.asked, [])
        yield* page.thirdParty.end(chat)
        yield* settled
        assert.deepStrictEqual(page.asked, [undefined])
      }),
  )

  it.effect(
    "a response about the availability of experts is ignored after the visitor has closed the flyout",
    () =>
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

  it.effect(
    "a failed request for the availability of experts is logged, makes the availability unknown, and still allows a call",
    () =>
      Effect.gen(function* () {
        const logged: Array<string> = []
        yield* Effect.gen(function* () {
          const page = yield* openAdvicePage({ granted: ["video"] })
          yield* page.thirdParty.experts("unavailable")
          yield* page.service.flyout("open")
          yield* settled
          assert.strictEqual((yield* page.shown).experts, "unavailable")
          yield* page.service.flyout("close")
          yield* settled
          yield* page.thirdParty.fail("video", true)
          yield* page.service.flyout("open")
          yield* settled
          assert.isUndefined((yield* page.shown).experts)
          yield* page.thirdParty.fail("video", false)
          yield* page.service.choose("video")
          assert.deepStrictEqual(page.thirdParty.begun, [{ service: "video" }])
        }).pipe(logTo(logged))
        assert.deepStrictEqual(logged, ["Warn: The experts' availability is not known."])
      }),
  )
})
