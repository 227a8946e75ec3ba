import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Semaphore from "effect/Semaphore"
import * as Stream from "effect/Stream"
import * as SubscriptionRef from "effect/SubscriptionRef"

import { CurrentUser } from "../session/CurrentUser.ts"
import { isLoggedIn, type SessionUser } from "../session/SessionUser.ts"
import { ConsentService } from "../consent/service.ts"
import { marketCookies } from "../market/selection.ts"
import { CookieJar } from "../device/CookieJar.port.ts"
import { KeyValueStorage } from "../device/KeyValueStorage.port.ts"
import { Tracker } from "./Tracker.port.ts"
import type { DataLayerEvent } from "./events.ts"
import { type PageView, pageCommands } from "./recommendation.ts"
import { trackedVisit } from "./trackedVisit.ts"
import { trackingKeys } from "../device/storageKeys.ts"

const { recommendationUser, session } = trackingKeys

/** Returns the tracking id of a logged-in visitor, else `undefined`. */
const userIdOf = (user: SessionUser): string | undefined => (isLoggedIn(user) ? user.csId : undefined)

const make = Effect.gen(function* () {
  const currentUser = yield* CurrentUser
  const consent = yield* ConsentService
  const jar = yield* CookieJar
  const storage = yield* KeyValueStorage
  const tracker = yield* Tracker
  const turns = yield* Semaphore.make(1)
  const visitNow = trackedVisit.pipe(
    Effect.provideService(ConsentService, consent),
    Effect.provideService(KeyValueStorage, storage),
  )
  let tracked: string | undefined

  /** Tracks each login once, as soon as a market is chosen and the visitor has consented. */
  const trackLogin = Effect.fnUntraced(function* (userId: string | undefined) {
    if (userId === undefined || userId === tracked) return
    const purchaserId = yield* jar.get(marketCookies.id)
    if (purchaserId === undefined || purchaserId === "") return
    const visit = yield* visitNow
    if (visit === undefined) return
    tracked = userId
    yield* tracker
      .searchLogin(visit.consent, { purchaserId, sid: visit.sid, userId })
      .pipe(Effect.ignore({ log: "Warn", message: "The login was not tracked." }))
  })

  /**
   * Stores the user id for the recommendation service. Removes it after a logout or without consent to
   * recommendations. Without this consent, also discards commands that wait. Removes the visit id without consent to
   * search tracking (storefront 3, browser storage).
   */
  const keepIds = Effect.fnUntraced(function* (userId: string | undefined) {
    if ((yield* consent.grant("searchTracking")) === undefined)
      yield* storage.remove(session.area, session.key)
    const mayRecommend = (yield* consent.grant("recommendations")) !== undefined
    if (!mayRecommend && tracker.discardWaiting !== undefined) yield* tracker.discardWaiting
    if (!mayRecommend || userId === undefined)
      return yield* storage.remove(recommendationUser.area, recommendationUser.key)
    yield* storage.set(recommendationUser.area, recommendationUser.key, userId)
  })

  const syncLogin = Effect.gen(function* () {
    const { granted, isLoaded } = yield* SubscriptionRef.get(consent.state)
    if (!isLoaded) return
    // Reads the user id only if the visitor has consented to a service that may get it.
    const mayKnow = granted.includes("searchTracking") || granted.includes("recommendations")
    const userId = mayKnow ? userIdOf(yield* currentUser) : undefined
    if (userId === undefined) tracked = undefined
    yield* keepIds(userId)
    yield* trackLogin(userId)
  }).pipe((work) => turns.withPermit(work))

  yield* Effect.forkScoped(
    Stream.runForEach(SubscriptionRef.changes(consent.state), () => syncLogin),
    { startImmediately: true },
  )

  return {
    /** Adds an event to the page's data layer. */
    push: (event: DataLayerEvent): Effect.Effect<void> => tracker.push(event),

    /**
     * Reports a page view to the recommendation service. Without consent, `page` does not run and nothing is
     * reported. Runs `refresh` first. A failure is only logged.
     */
    pageViewed: Effect.fn("TrackingService.pageViewed")(
      function* <R>(page: Effect.Effect<PageView, never, R>) {
        yield* syncLogin
        if ((yield* consent.grant("recommendations")) === undefined) return
        const view = yield* page
        // The visitor may have withdrawn the consent while the page was read.
        const grant = yield* consent.grant("recommendations")
        if (grant !== undefined) yield* tracker.recommend(grant, pageCommands(view))
      },
      Effect.ignore({ log: "Warn", message: "The page was not counted." }),
    ),

    /**
     * Call this after a market was chosen or the visitor has changed. Tracks a login that was not tracked
     * before. After a logout, removes the stored user id.
     */
    refresh: syncLogin,
  } as const
})

/**
 * Tracks visitors' actions. Sends data out of the page only with the visitor's consent (storefront 7, tracking;
 * storefront 6: a known user id is tracked).
 * @stability unstable
 * @example
 * import * as Memory from "@heimwerk/adapters/memory"
 * import { ConsentService } from "@heimwerk/core/consent"
 * import { type DataLayerEvent, TrackingService } from "@heimwerk/core/tracking"
 * import * as Effect from "effect/Effect"
 * import * as Layer from "effect/Layer"
 *
 * const events: Array<DataLayerEvent> = []
 * const push = TrackingService.use((tracking) => tracking.push({ event: "markt_aendern_suche" }))
 * const storage = Layer.merge(Memory.CookieJarMemory.layer(), Memory.KeyValueStorageMemory.layer())
 * const device = Layer.merge(storage, Memory.NavigatorMemory.layer())
 * const consents = Layer.merge(Memory.ConsentManagerMemory.layer("local"), Memory.ConsentRecordsMemory.layer())
 * const consent = Layer.provide(ConsentService.layer("local"), [consents, device])
 * const tracker = Memory.TrackerMemory.layer({ events, commands: [], logins: [] })
 * const service = Layer.provide(TrackingService.layer, [consent, device, tracker])
 * await Effect.runPromise(Effect.provide(push, service))
 * events.length // => 1
 */
export class TrackingService extends Context.Service<TrackingService>()("core/tracking/TrackingService", {
  make,
}) {
  static readonly layer = Layer.effect(this, this.make)
}
