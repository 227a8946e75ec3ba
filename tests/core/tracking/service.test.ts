import { assert, describe, it } from "@effect/vitest"
import { ConsentService } from "@heimwerk/core/consent/service.ts"
import { VisitTracked } from "@heimwerk/core/tracking/VisitTracked.ts"
import { ConsentManager } from "@heimwerk/core/consent/ConsentManager.port.ts"
import { Tracker, TrackerError } from "@heimwerk/core/tracking/Tracker.port.ts"
import { visitOfPage } from "@heimwerk/core/tracking/trackedVisit.ts"
import { Context, Effect, Layer, Stream } from "effect"

import { settled } from "../../support/advicePage.ts"
import { consentLayer } from "../../support/consentPage.ts"
import { logTo } from "../../support/logTo.ts"
import { openTrackingPage } from "../../support/trackingPage.ts"

const anna = { firstName: "Anna", csId: "cs-10001" }
const pageView = { lines: [] }

describe("the visit id", () => {
  it.effect(
    "the visit id exists only while the visitor consents to search tracking, and does not change in this time",
    () =>
      Effect.gen(function* () {
        const page = yield* openTrackingPage()
        assert.isUndefined(yield* page.visit)
        assert.isUndefined(yield* page.sid)
        yield* page.choose("searchTracking", true)
        const first = yield* page.visit
        assert.match(first?.sid ?? "", /^[0-9a-f]{30}$/u)
        assert.deepStrictEqual(yield* page.visit, first)
        assert.strictEqual(yield* page.sid, first?.sid)
        yield* page.choose("searchTracking", false)
        assert.isUndefined(yield* page.visit)
      }),
  )
})

describe("suggestions", () => {
  it.effect(
    "the visit id for requests of search suggestions exists as soon as the visitor consents to search tracking",
    () =>
      Effect.gen(function* () {
        const built = yield* Layer.build(visitOfPage.pipe(Layer.provideMerge(consentLayer({}))))
        const visit = Effect.flatten(Effect.provide(VisitTracked, built))
        yield* settled
        assert.isUndefined(yield* visit)
        yield* Context.get(built, ConsentService).accept("searchTracking")
        yield* settled
        assert.match((yield* visit)?.sid ?? "", /^[0-9a-f]{30}$/u)
      }),
  )
})

describe("tracking data in browser storage", () => {
  it.effect("tracking ids stay in the browser only while the consent to their service is given", () =>
    Effect.gen(function* () {
      const page = yield* openTrackingPage()
      yield* page.account.start(anna)
      yield* settled
      assert.deepStrictEqual([yield* page.sid, yield* page.userId], [undefined, undefined])
      yield* page.choose("recommendations", true)
      assert.deepStrictEqual([yield* page.sid, yield* page.userId], [undefined, "cs-10001"])
      yield* page.choose("searchTracking", true)
      assert.isDefined(yield* page.sid)
      yield* page.choose("recommendations", false)
      assert.isUndefined(yield* page.userId)
      assert.isDefined(yield* page.sid)
      yield* page.choose("searchTracking", false)
      assert.isUndefined(yield* page.sid)
    }),
  )

  it.effect("tracking ids of earlier visits stay in the browser until the consents are loaded", () =>
    Effect.gen(function* () {
      const silent = yield* openTrackingPage({ manager: Layer.mock(ConsentManager, { news: Stream.never }) })
      yield* silent.storage.set("local", "recommendation_user_id", "cs-10001")
      yield* silent.storage.set("session", "session_id", "s1")
      yield* silent.service.refresh
      assert.deepStrictEqual([yield* silent.sid, yield* silent.userId], ["s1", "cs-10001"])
      const known = yield* openTrackingPage()
      yield* known.storage.set("local", "recommendation_user_id", "cs-10001")
      yield* known.storage.set("session", "session_id", "s1")
      yield* known.service.refresh
      assert.deepStrictEqual([yield* known.sid, yield* known.userId], [undefined, undefined])
    }),
  )
})

describe("a page view", () => {
  it.effect("a page view is reported to the recommendation service only with consent", () =>
    Effect.gen(function* () {
      const page = yield* openTrackingPage()
      yield* page.service.pageViewed(Effect.succeed(pageView))
      assert.deepStrictEqual(page.counted.commands, [])
      yield* page.choose("recommendations", true)
      yield* page.service.pageViewed(Effect.succeed(pageView))
      assert.deepStrictEqual(page.counted.commands, [{ command: "cart", lines: [] }, { command: "go" }])
    }),
  )

  it.effect(
    "the commands that wait for the recommendation service are discarded when its consent is withdrawn",
    () =>
      Effect.gen(function* () {
        const waiting: Array<unknown> = []
        const tracker = Layer.mock(Tracker, {
          recommend: (_, commands) => Effect.sync(() => void waiting.push(...commands)),
          discardWaiting: Effect.sync(() => void waiting.splice(0)),
        })
        const page = yield* openTrackingPage({ tracker })
        yield* page.choose("recommendations", true)
        yield* page.service.pageViewed(Effect.succeed(pageView))
        assert.lengthOf(waiting, 2)
        yield* page.choose("recommendations", false)
        assert.lengthOf(waiting, 0)
      }),
  )

  it.effect("a page view is not reported if the consent is withdrawn while the page is read", () =>
    Effect.gen(function* () {
      const page = yield* openTrackingPage()
      yield* page.choose("recommendations", true)
      yield* page.service.pageViewed(Effect.as(Effect.orDie(page.choose("recommendations", false)), pageView))
      assert.deepStrictEqual(page.counted.commands, [])
    }),
  )

  it.effect("a failure to report a page view is only logged", () =>
    Effect.gen(function* () {
      const logged: Array<string> = []
      const failure = new TrackerError({ cause: new Error("blocked") })
      const tracker = Layer.mock(Tracker, {
        recommend: () => Effect.fail(failure),
        discardWaiting: Effect.void,
      })
      const page = yield* openTrackingPage({ tracker })
      yield* page.choose("recommendations", true)
      yield* page.service.pageViewed(Effect.succeed(pageView)).pipe(logTo(logged))
      assert.deepStrictEqual(logged, ["Warn: The page was not counted."])
    }),
  )

  it.effect("tracking pushes its events to the data layer even without consent", () =>
    Effect.gen(function* () {
      const page = yield* openTrackingPage()
      yield* page.service.push({ event: "markt_aendern_suche" })
      yield* page.service.push({ event: "geo-fail", code: 3 })
      assert.deepStrictEqual(page.counted.events, [
        { event: "markt_aendern_suche" },
        { event: "geo-fail", code: 3 },
      ])
    }),
  )
})
