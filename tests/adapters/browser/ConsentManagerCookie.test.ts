import * as ConsentManagerCookie from "@heimwerk/adapters/browser/ConsentManagerCookie.ts"
import { readKeptConsents } from "@heimwerk/adapters/consent/keptConsents.ts"
import * as CookieJarMemory from "@heimwerk/adapters/memory/CookieJarMemory.ts"
import { consentId } from "@heimwerk/core/consent/catalogue.ts"
import { ConsentManager } from "@heimwerk/core/consent/ConsentManager.port.ts"
import { CookieJar } from "@heimwerk/core/device/CookieJar.port.ts"
import { assert, layer } from "@effect/vitest"
import { Context, Effect, Fiber, Layer, Option, Stream } from "effect"

import { consentManagerSuite } from "../../ports/ConsentManager.suite.ts"

const maps = consentId("maps", "ref")

/** Opens a page that stores the consents in the current cookie jar. Pages with the same jar share them. */
const page = Effect.map(Layer.build(Layer.fresh(ConsentManagerCookie.layer("ref"))), (built) =>
  Context.get(built, ConsentManager),
)

const isGiven = Effect.gen(function* () {
  const manager = yield* page
  const first = Option.getOrThrow(yield* Stream.runHead(manager.news))
  return first.consents.services.find(({ id }) => id === maps)?.consent
})

layer(CookieJarMemory.layer())("the shop's consent manager in a cookie", (it) => {
  consentManagerSuite(it, Effect.provide(page, Layer.fresh(CookieJarMemory.layer())))

  it.effect("the shop's consent manager stores no cookie before the visitor decides", () =>
    Effect.gen(function* () {
      const manager = yield* page
      yield* manager.showDetails()
      yield* manager.close
      assert.isUndefined(yield* CookieJar.use((jar) => jar.get("heimwerk_consents")))
    }).pipe(Effect.provide(Layer.fresh(CookieJarMemory.layer()))),
  )

  it.effect("the shop's consent manager stores no consent to a service that it does not know", () =>
    Effect.gen(function* () {
      const manager = yield* page
      yield* manager.accept(maps)
      yield* manager.accept("unknown")
      yield* manager.save([{ id: "unknown", consent: true }])
      const cookie = yield* CookieJar.use((jar) => jar.get("heimwerk_consents"))
      assert.deepStrictEqual(readKeptConsents(cookie)?.given, [maps])
    }).pipe(Effect.provide(Layer.fresh(CookieJarMemory.layer()))),
  )

  it.effect("the shop's consent manager restores a granted and a withdrawn consent on the next page", () =>
    Effect.gen(function* () {
      yield* (yield* page).accept(maps)
      assert.isTrue(yield* isGiven)
      yield* (yield* page).save([{ id: maps, consent: false }])
      assert.isFalse(yield* isGiven)
    }).pipe(Effect.provide(Layer.fresh(CookieJarMemory.layer()))),
  )

  it.effect(
    "the shop's consent manager updates the consents in other tabs, and publishes no decision event there",
    () =>
      Effect.gen(function* () {
        const [here, there] = [yield* page, yield* page]
        const heard = yield* there.news.pipe(
          Stream.take(2),
          Stream.runCollect,
          Effect.forkChild({ startImmediately: true }),
        )
        yield* here.acceptAll
        const [before, after] = Array.from(yield* Fiber.join(heard))
        assert.isTrue(before?.consents.isRequired)
        assert.isFalse(after?.consents.isRequired)
        assert.isTrue(after?.consents.services.every(({ consent }) => consent))
        assert.notProperty(after, "event")
      }).pipe(Effect.provide(Layer.fresh(CookieJarMemory.layer()))),
  )

  it.effect("the shop's consent manager has the same consent id on every page of a browser", () =>
    Effect.gen(function* () {
      const numberOf = Effect.flatMap(page, ({ news }) =>
        Effect.map(Stream.runHead(news), (first) => Option.getOrThrow(first).consents.ucUserId),
      )
      yield* (yield* page).acceptAll
      assert.strictEqual(yield* numberOf, yield* numberOf)
    }).pipe(Effect.provide(Layer.fresh(CookieJarMemory.layer()))),
  )

  for (const broken of [
    "",
    "{",
    "[]",
    '{"given":[1],"hasDecided":true,"id":"x"}',
    '{"given":["ref-maps"]}',
    '{"given":["ref-maps"],"hasDecided":true,"id":"x"}',
    '{"given":["ref-maps"],"hasDecided":true,"id":"x","at":-1,"version":"1"}',
  ]) {
    it.effect(`the invalid consent cookie ${broken || "without a value"} grants no consent to the maps`, () =>
      Effect.gen(function* () {
        assert.isFalse(yield* isGiven)
      }).pipe(Effect.provide(Layer.fresh(CookieJarMemory.layer({ heimwerk_consents: broken })))),
    )
  }
})
