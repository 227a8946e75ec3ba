import { assert, describe, it } from "@effect/vitest"
import * as CookieJarMemory from "@heimwerk/adapters/memory/CookieJarMemory.ts"
import * as TrackerMemory from "@heimwerk/adapters/memory/TrackerMemory.ts"
import type { Customer } from "@heimwerk/core/account/Customer.ts"
import type { SessionUser } from "@heimwerk/core/account/session.ts"
import { AccountService } from "@heimwerk/core/account/service.ts"
import { consentId } from "@heimwerk/core/consent/catalogue.ts"
import { ConsentService } from "@heimwerk/core/consent/service.ts"
import { CurrentUser } from "@heimwerk/core/account/CurrentUser.ts"
import { VisitTracked } from "@heimwerk/core/tracking/VisitTracked.ts"
import { Accounts } from "@heimwerk/core/ports/Accounts.ts"
import { ConsentManager } from "@heimwerk/core/ports/ConsentManager.ts"
import { CookieJar } from "@heimwerk/core/ports/CookieJar.ts"
import { KeyValueStorage } from "@heimwerk/core/ports/KeyValueStorage.ts"
import { Tracker, TrackerError } from "@heimwerk/core/ports/Tracker.ts"
import { TrackingService } from "@heimwerk/core/tracking/service.ts"
import { trackedVisit, visitOfPage } from "@heimwerk/core/tracking/trackedVisit.ts"
import { Context, Effect, Layer, Stream } from "effect"

import { settled } from "../../support/advicePage.ts"
import { type ConsentPageOptions, consentLayer, userOfAccount } from "../../support/consentPage.ts"
import { logTo } from "../../support/logTo.ts"

const anna = { firstName: "Anna", csId: "cs-10001" }
const bilal = { firstName: "Bilal", csId: "cs-10002" }
const customer: Customer = { ...anna, id: "10001", email: "anna.berg@kunde.example", lastName: "Berg" }
const market = { maxAgeSeconds: 60, path: "/" }
const pageView = { lines: [] }

interface PageOptions extends ConsentPageOptions {
  readonly tracker?: Layer.Layer<Tracker>
  readonly marketId?: string
}

/** A page with tracking of a visitor in market 520, who has decided nothing yet. */
const openPage = Effect.fnUntraced(function* ({ marketId = "520", tracker, ...options }: PageOptions = {}) {
  const counted = TrackerMemory.nothingCounted()
  const visitor: { current?: Customer | undefined } = {}
  const accounts = Layer.mock(Accounts, { me: Effect.sync(() => visitor.current) })
  const built = yield* Layer.build(
    TrackingService.layer.pipe(
      Layer.provide(tracker ?? TrackerMemory.layer(counted)),
      Layer.provide(userOfAccount),
      Layer.provideMerge(consentLayer({ accounts, ...options })),
      Layer.provideMerge(CookieJarMemory.layer({ market_id: marketId })),
    ),
  )
  const storage = Context.get(built, KeyValueStorage)
  const account = Context.get(built, AccountService)
  const service = Context.get(built, TrackingService)
  const consent = Context.get(built, ConsentService)
  const choose = (service: "recommendations" | "searchTracking", isGiven: boolean) =>
    Effect.andThen(consent.save([{ id: consentId(service, "ref"), consent: isGiven }]), settled)
  yield* settled
  return {
    counted,
    visitor,
    consent,
    choose,
    service,
    visit: Effect.provide(trackedVisit, built),
    account: {
      start: (user: SessionUser) => Effect.andThen(account.start(user), service.refresh),
      load: Effect.andThen(account.load, service.refresh),
    },
    jar: Context.get(built, CookieJar),
    sid: storage.get("session", "session_id"),
    userId: storage.get("local", "recommendation_user_id"),
    storage,
  }
})

describe("a login", () => {
  it.effect("is tracked with market and visit, once the search tracking has consent", () =>
    Effect.gen(function* () {
      const page = yield* openPage()
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

  it.effect("is tracked when the consent was there first, and once for each login", () =>
    Effect.gen(function* () {
      const page = yield* openPage()
      yield* page.choose("searchTracking", true)
      yield* page.account.start(anna)
      yield* settled
      yield* page.consent.accept("maps")
      yield* page.service.refresh
      yield* settled
      assert.lengthOf(page.counted.logins, 1)
    }),
  )

  it.effect("keeps the number of the visit, from one login to the next", () =>
    Effect.gen(function* () {
      const page = yield* openPage()
      yield* page.storage.set("session", "session_id", "s1")
      yield* page.choose("searchTracking", true)
      yield* page.account.start(bilal)
      yield* settled
      assert.deepStrictEqual(page.counted.logins, [{ purchaserId: "520", sid: "s1", userId: "cs-10002" }])
    }),
  )

  it.effect("waits for a market", () =>
    Effect.gen(function* () {
      const page = yield* openPage({ marketId: "" })
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

  it.effect("of a visitor without a first name or a number is none", () =>
    Effect.gen(function* () {
      for (const user of [{ csId: "cs-10001" }, { firstName: "Anna" }]) {
        const page = yield* openPage()
        yield* page.consent.acceptAll
        yield* page.account.start(user)
        yield* settled
        assert.deepStrictEqual(page.counted.logins, [])
        assert.isUndefined(yield* page.userId)
      }
    }),
  )

  it.effect("that cannot be tracked is only logged", () =>
    Effect.gen(function* () {
      const logged: Array<string> = []
      const failure = new TrackerError({ cause: new Error("blocked") })
      const tracker = Layer.mock(Tracker, { searchLogin: () => Effect.fail(failure) })
      yield* Effect.gen(function* () {
        const page = yield* openPage({ tracker })
        yield* page.choose("searchTracking", true)
        yield* page.account.start(anna)
        yield* settled
      }).pipe(logTo(logged))
      assert.deepStrictEqual(logged, ["Warn: The login was not tracked."])
      assert.strictEqual(failure.message, "Ein Ereignis konnte nicht gezählt werden.")
    }),
  )
})

describe("the visit that suggestions are asked in", () => {
  it.effect("has a number as long as the search tracking has consent, the same until the tab is closed", () =>
    Effect.gen(function* () {
      const page = yield* openPage()
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

describe("who the visitor is", () => {
  it.effect("is asked when a page is seen, and of nobody without consent", () =>
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
      yield* service.pageViewed(pageView)
      assert.deepStrictEqual([asked, counted.logins], [0, []])
      yield* Context.get(built, ConsentService).accept("recommendations")
      yield* settled
      assert.strictEqual(asked, 1)
      yield* service.pageViewed(pageView)
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

describe("suggestions", () => {
  it.effect("are asked in the visit of the page, once it may be known", () =>
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

describe("a visitor who logs out", () => {
  it.effect("is forgotten, and tracked again when they come back", () =>
    Effect.gen(function* () {
      const page = yield* openPage()
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

describe("what tracking keeps in the browser", () => {
  it.effect("is there only as long as its own consent is", () =>
    Effect.gen(function* () {
      const page = yield* openPage()
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

  it.effect("from earlier visits stays until the consents are known", () =>
    Effect.gen(function* () {
      const silent = yield* openPage({ manager: Layer.mock(ConsentManager, { news: Stream.never }) })
      yield* silent.storage.set("local", "recommendation_user_id", "cs-10001")
      yield* silent.storage.set("session", "session_id", "s1")
      yield* silent.service.refresh
      assert.deepStrictEqual([yield* silent.sid, yield* silent.userId], ["s1", "cs-10001"])
      const known = yield* openPage()
      yield* known.storage.set("local", "recommendation_user_id", "cs-10001")
      yield* known.storage.set("session", "session_id", "s1")
      yield* known.service.refresh
      assert.deepStrictEqual([yield* known.sid, yield* known.userId], [undefined, undefined])
    }),
  )
})

describe("a page that is viewed", () => {
  it.effect("is told to the recommendation queue with consent, and not without", () =>
    Effect.gen(function* () {
      const page = yield* openPage()
      yield* page.service.pageViewed(pageView)
      assert.deepStrictEqual(page.counted.commands, [])
      yield* page.choose("recommendations", true)
      yield* page.service.pageViewed(pageView)
      assert.deepStrictEqual(page.counted.commands, [{ command: "cart", lines: [] }, { command: "go" }])
    }),
  )

  it.effect("that cannot be counted is only logged", () =>
    Effect.gen(function* () {
      const logged: Array<string> = []
      const failure = new TrackerError({ cause: new Error("blocked") })
      const tracker = Layer.mock(Tracker, { recommend: () => Effect.fail(failure) })
      const page = yield* openPage({ tracker })
      yield* page.choose("recommendations", true)
      yield* page.service.pageViewed(pageView).pipe(logTo(logged))
      assert.deepStrictEqual(logged, ["Warn: The page was not counted."])
    }),
  )

  it.effect("and its events are in the data layer, consent or not", () =>
    Effect.gen(function* () {
      const page = yield* openPage()
      yield* page.service.push({ event: "markt_aendern_suche" })
      yield* page.service.push({ event: "geo-fail", code: 3 })
      assert.deepStrictEqual(page.counted.events, [
        { event: "markt_aendern_suche" },
        { event: "geo-fail", code: 3 },
      ])
    }),
  )
})
