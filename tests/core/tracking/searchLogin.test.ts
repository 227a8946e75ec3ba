import { assert, describe, it } from "@effect/vitest"
import * as CookieJarMemory from "@heimwerk/adapters/memory/CookieJarMemory.ts"
import * as TrackerMemory from "@heimwerk/adapters/memory/TrackerMemory.ts"
import type { Customer } from "@heimwerk/core/account/Customer.ts"
import { consentId } from "@heimwerk/core/consent/catalogue.ts"
import { ConsentService } from "@heimwerk/core/consent/service.ts"
import { CurrentUser } from "@heimwerk/core/session/CurrentUser.ts"
import { Tracker, TrackerError } from "@heimwerk/core/tracking/Tracker.port.ts"
import { TrackingService } from "@heimwerk/core/tracking/service.ts"
import { Context, Effect, Layer } from "effect"

import { settled } from "../../support/advicePage.ts"
import { consentLayer } from "../../support/consentPage.ts"
import { logTo } from "../../support/logTo.ts"
import { openTrackingPage } from "../../support/trackingPage.ts"

const anna = { firstName: "Anna", csId: "cs-10001" }
const bilal = { firstName: "Bilal", csId: "cs-10002" }
const customer: Customer = { ...anna, id: "10001", email: "anna.berg@kunde.example", lastName: "Berg" }
const market = { maxAgeSeconds: 60, path: "/" }
const pageView = { lines: [] }

describe("tracking a login", () => {
  it.effect(
    "a login is tracked with its market and visit as soon as the visitor consents to search tracking",
    () =>
      Effect.gen(function* () {
        const page = yield* openTrackingPage()
        yield* page.account.start(anna)
        yield* settled
        assert.deepStrictEqual(page.counted.logins, [])
        yield* page.choose("searchTracking", true)
        const sid = yield* page.sid
        assert.deepStrictEqual(page.counted.logins, [
          { purchaserId: "520", sid: sid ?? "", userId: "cs-10001" },
        ])
        assert.match(sid ?? "", /^[0-9a-f]{30}$/u)
      }),
  )

  it.effect(
    "a login after the consent to search tracking is tracked once, even when the visitor gives another consent later",
    () =>
      Effect.gen(function* () {
        const page = yield* openTrackingPage()
        yield* page.choose("searchTracking", true)
        yield* page.account.start(anna)
        yield* settled
        yield* page.consent.accept("maps")
        yield* page.service.refresh
        yield* settled
        assert.lengthOf(page.counted.logins, 1)
      }),
  )

  it.effect("a login is tracked with the visit id that the tab has already stored", () =>
    Effect.gen(function* () {
      const page = yield* openTrackingPage()
      yield* page.storage.set("session", "session_id", "s1")
      yield* page.choose("searchTracking", true)
      yield* page.account.start(bilal)
      yield* settled
      assert.deepStrictEqual(page.counted.logins, [{ purchaserId: "520", sid: "s1", userId: "cs-10002" }])
    }),
  )

  it.effect("a login is tracked only after the market is known", () =>
    Effect.gen(function* () {
      const page = yield* openTrackingPage({ marketId: "" })
      yield* page.choose("searchTracking", true)
      yield* page.account.start(anna)
      yield* page.jar.remove("market_id")
      yield* page.service.refresh
      assert.deepStrictEqual(page.counted.logins, [])
      yield* page.jar.set("market_id", "521", market)
      yield* page.service.refresh
      assert.deepInclude(page.counted.logins[0], { purchaserId: "521" })
    }),
  )

  it.effect("a login without a first name or customer number is not tracked", () =>
    Effect.gen(function* () {
      for (const user of [{ csId: "cs-10001" }, { firstName: "Anna" }]) {
        const page = yield* openTrackingPage()
        yield* page.consent.acceptAll
        yield* page.account.start(user)
        yield* settled
        assert.deepStrictEqual(page.counted.logins, [])
        assert.isUndefined(yield* page.userId)
      }
    }),
  )

  it.effect("a failure to track a login is only logged", () =>
    Effect.gen(function* () {
      const logged: Array<string> = []
      const failure = new TrackerError({ cause: new Error("blocked") })
      const tracker = Layer.mock(Tracker, {
        searchLogin: () => Effect.fail(failure),
        discardWaiting: Effect.void,
      })
      yield* Effect.gen(function* () {
        const page = yield* openTrackingPage({ tracker })
        yield* page.choose("searchTracking", true)
        yield* page.account.start(anna)
        yield* settled
      }).pipe(logTo(logged))
      assert.deepStrictEqual(logged, ["Warn: The login was not tracked."])
      assert.strictEqual(failure.message, "Ein Ereignis konnte nicht gezählt werden.")
    }),
  )
})

describe("reading the current user", () => {
  it.effect(
    "tracking reads the current user when consent is given and at each page view with consent, and never without consent",
    () =>
      Effect.gen(function* () {
        let asked = 0
        const current = Layer.succeed(
          CurrentUser,
          Effect.sync(() => {
            asked += 1
            return anna
          }),
        )
        const counted = TrackerMemory.nothingCounted()
        const built = yield* Layer.build(
          TrackingService.layer.pipe(
            Layer.provide(TrackerMemory.layer(counted)),
            Layer.provide(current),
            Layer.provideMerge(consentLayer({})),
            Layer.provideMerge(CookieJarMemory.layer({ market_id: "520" })),
          ),
        )
        const service = Context.get(built, TrackingService)
        yield* settled
        yield* service.pageViewed(Effect.succeed(pageView))
        assert.deepStrictEqual([asked, counted.logins], [0, []])
        yield* Context.get(built, ConsentService).accept("recommendations")
        yield* settled
        assert.strictEqual(asked, 1)
        yield* service.pageViewed(Effect.succeed(pageView))
        assert.deepStrictEqual([asked, counted.logins], [2, []])
        yield* Context.get(built, ConsentService).save([
          { id: consentId("recommendations", "ref"), consent: false },
          { id: consentId("searchTracking", "ref"), consent: true },
        ])
        yield* settled
        assert.lengthOf(counted.logins, 1)
      }),
  )
})

describe("tracking after a logout", () => {
  it.effect("after a logout, tracking forgets the customer and tracks the next login", () =>
    Effect.gen(function* () {
      const page = yield* openTrackingPage()
      yield* page.consent.acceptAll
      yield* settled
      const enter = Effect.andThen(page.account.load, settled)
      page.visitor.current = customer
      yield* enter
      assert.strictEqual(yield* page.userId, "cs-10001")
      page.visitor.current = undefined
      yield* enter
      assert.isUndefined(yield* page.userId)
      page.visitor.current = customer
      yield* enter
      assert.lengthOf(page.counted.logins, 2)
    }),
  )
})
