import { assert, describe, it } from "@effect/vitest"
import { keepForServer } from "@heimwerk/adapters/consent/keepForServer.ts"
import { makeConsentManager } from "@heimwerk/adapters/consent/makeConsentManager.ts"
import { consentCookie, readKeptConsents } from "@heimwerk/adapters/consent/keptConsents.ts"
import * as CookieJarMemory from "@heimwerk/adapters/memory/CookieJarMemory.ts"
import { consentId } from "@heimwerk/core/consent/catalogue.ts"
import { CookieJar } from "@heimwerk/core/device/CookieJar.port.ts"
import { Effect, Layer, Stream } from "effect"
import { TestClock } from "effect/testing"

const maps = consentId("maps", "ref")
const fonts = consentId("fonts", "ref")

/** A consent manager wrapped by `keepForServer`, with an empty cookie jar and a subscriber to its events. */
const followed = Effect.gen(function* () {
  const jar = yield* CookieJar
  const theirs = yield* makeConsentManager({
    stage: "ref",
    ucUserId: "controller-1",
    kept: { given: new Set(), hasDecided: false },
    keep: Effect.void,
  })
  const manager = keepForServer(theirs, jar, "ref")
  yield* Effect.forkScoped(Stream.runDrain(manager.news), { startImmediately: true })
  yield* Effect.yieldNow
  const kept = Effect.yieldNow.pipe(
    Effect.repeat({ times: 5 }),
    Effect.andThen(Effect.map(jar.get(consentCookie), readKeptConsents)),
  )
  return { kept, manager }
}).pipe(Effect.provide(Layer.fresh(CookieJarMemory.layer())))

describe("keepForServer", () => {
  it.effect("keepForServer stores no consent cookie before the visitor decides", () =>
    Effect.gen(function* () {
      const { kept, manager } = yield* followed
      yield* manager.showDetails()
      assert.isUndefined(yield* kept)
    }),
  )

  it.effect(
    "keepForServer stores only consents to gated services, with the ids that the shop gives these services",
    () =>
      Effect.gen(function* () {
        yield* TestClock.setTime(1_700_000_000_000)
        const { kept, manager } = yield* followed
        yield* manager.save([
          { id: maps, consent: true },
          { id: fonts, consent: true },
        ])
        const decided = { given: [maps], hasDecided: true, id: "controller-1", at: 1_700_000_000 }
        assert.deepStrictEqual(yield* kept, decided)
        yield* TestClock.adjust("1 hour")
        yield* manager.close
        assert.deepStrictEqual(yield* kept, decided)
        yield* manager.denyAll
        assert.deepStrictEqual(yield* kept, { ...decided, given: [], at: 1_700_003_600 })
      }),
  )

  it.effect(
    "keepForServer stores a consent given at a gate, and stores that the visitor has not decided about all services",
    () =>
      Effect.gen(function* () {
        const { kept, manager } = yield* followed
        yield* manager.accept(maps)
        assert.deepInclude(yield* kept, { given: [maps], hasDecided: false })
      }),
  )
})
