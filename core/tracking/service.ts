import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Semaphore from "effect/Semaphore"
import * as Stream from "effect/Stream"
import * as SubscriptionRef from "effect/SubscriptionRef"

import { AccountService } from "../account/service.ts"
import { isLoggedIn, type SessionUser } from "../account/session.ts"
import { commandKey } from "../basket/commandKey.ts"
import { ConsentService } from "../consent/service.ts"
import { marketCookies } from "../market/selection.ts"
import { CookieJar } from "../ports/CookieJar.ts"
import { KeyValueStorage } from "../ports/KeyValueStorage.ts"
import { Tracker } from "../ports/Tracker.ts"
import type { DataLayerEvent } from "./events.ts"
import { type PageView, pageCommands } from "./recommendation.ts"
import type { TrackedVisit } from "./TrackedVisit.ts"
import { trackingKeys } from "./trackingKeys.ts"

const { recommendationUser, session } = trackingKeys

/** The search service takes numbers of visits of exactly this length. */
const sidLength = 30

/** The number by which tracking knows a visitor who is logged in. */
const userIdOf = (user: SessionUser): string | undefined => (isLoggedIn(user) ? user.csId : undefined)

const make = Effect.gen(function* () {
  const account = yield* AccountService
  const consent = yield* ConsentService
  const jar = yield* CookieJar
  const storage = yield* KeyValueStorage
  const tracker = yield* Tracker
  const turns = yield* Semaphore.make(1)
  let tracked: string | undefined

  const sessionId = Effect.gen(function* () {
    const known = yield* storage.get(session.area, session.key)
    if (known !== undefined) return known
    const made = (yield* commandKey).slice(0, sidLength)
    yield* storage.set(session.area, session.key, made)
    return made
  })

  /** Once for each login; without a chosen market or without consent it waits for them. */
  const trackLogin = Effect.fnUntraced(function* (userId: string | undefined) {
    if (userId === undefined || userId === tracked) return
    const grant = yield* consent.grant("searchTracking")
    const purchaserId = yield* jar.get(marketCookies.id)
    if (grant === undefined || purchaserId === undefined || purchaserId === "") return
    tracked = userId
    yield* tracker
      .searchLogin(grant, { purchaserId, sid: yield* sessionId, userId })
      .pipe(Effect.ignore({ log: "Warn", message: "The login was not tracked." }))
  })

  /** What tracking keeps in the browser is there exactly as long as its consent (storefront 3, browser storage). */
  const keepIds = Effect.fnUntraced(function* (userId: string | undefined) {
    if ((yield* consent.grant("searchTracking")) === undefined)
      yield* storage.remove(session.area, session.key)
    if ((yield* consent.grant("recommendations")) === undefined || userId === undefined)
      return yield* storage.remove(recommendationUser.area, recommendationUser.key)
    yield* storage.set(recommendationUser.area, recommendationUser.key, userId)
  })

  const look = Effect.gen(function* () {
    const userId = userIdOf((yield* SubscriptionRef.get(account.state)).user)
    const { isLoaded } = yield* SubscriptionRef.get(consent.state)
    if (!isLoaded) return
    if (userId === undefined) tracked = undefined
    yield* keepIds(userId)
    yield* trackLogin(userId)
  }).pipe((work) => turns.withPermit(work))

  const users = SubscriptionRef.changes(account.state).pipe(
    Stream.map(({ user }) => userIdOf(user)),
    Stream.changes,
  )
  const follow = <A>(changes: Stream.Stream<A>) =>
    Effect.forkScoped(
      Stream.runForEach(changes, () => look),
      { startImmediately: true },
    )
  yield* follow(users)
  yield* follow(SubscriptionRef.changes(consent.state))

  /** The visit as the search service may know it. */
  const visit = Effect.gen(function* () {
    const grant = yield* consent.grant("searchTracking")
    if (grant === undefined) return undefined
    const tracked: TrackedVisit = { consent: grant, sid: yield* sessionId }
    return tracked
  })

  return {
    /** The visit that suggestions are asked in, `undefined` without consent. */
    visit,

    /** Adds an event to the page's data layer. */
    push: (event: DataLayerEvent): Effect.Effect<void> => tracker.push(event),

    /** Tells the recommendation queue about a page, with consent only; a failure is only logged. */
    pageViewed: Effect.fn("TrackingService.pageViewed")(
      function* (page: PageView) {
        const grant = yield* consent.grant("recommendations")
        if (grant !== undefined) yield* tracker.recommend(grant, pageCommands(page))
      },
      Effect.ignore({ log: "Warn", message: "The page was not counted." }),
    ),

    /** A market was chosen: a login that waited for one is tracked. */
    marketChosen: look,
  } as const
})

/** Counts what visitors do, as far as they consent (storefront 7, tracking; storefront 6: a known user id is tracked). */
export class TrackingService extends Context.Service<TrackingService>()("core/tracking/TrackingService", {
  make,
}) {
  static readonly layer = Layer.effect(this, this.make)
}
