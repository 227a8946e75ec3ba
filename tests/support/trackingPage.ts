import * as CookieJarMemory from "@heimwerk/adapters/memory/CookieJarMemory.ts"
import * as TrackerMemory from "@heimwerk/adapters/memory/TrackerMemory.ts"
import type { Customer } from "@heimwerk/core/account/Customer.ts"
import type { SessionUser } from "@heimwerk/core/session/SessionUser.ts"
import { AccountService } from "@heimwerk/core/account/service.ts"
import { consentId } from "@heimwerk/core/consent/catalogue.ts"
import { ConsentService } from "@heimwerk/core/consent/service.ts"
import { Accounts } from "@heimwerk/core/account/Accounts.port.ts"
import { CookieJar } from "@heimwerk/core/device/CookieJar.port.ts"
import { KeyValueStorage } from "@heimwerk/core/device/KeyValueStorage.port.ts"
import type { Tracker } from "@heimwerk/core/tracking/Tracker.port.ts"
import { TrackingService } from "@heimwerk/core/tracking/service.ts"
import { trackedVisit } from "@heimwerk/core/tracking/trackedVisit.ts"
import { Context, Effect, Layer } from "effect"

import { settled } from "./advicePage.ts"
import { type ConsentPageOptions, consentLayer, userOfAccount } from "./consentPage.ts"

interface PageOptions extends ConsentPageOptions {
  readonly tracker?: Layer.Layer<Tracker>
  readonly marketId?: string
}

/** A page with tracking, for a visitor in market 520 who has not decided about consents. */
export const openTrackingPage = Effect.fnUntraced(function* ({
  marketId = "520",
  tracker,
  ...options
}: PageOptions = {}) {
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
