import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import { randomKey } from "../command/randomKey.ts"
import { ConsentService } from "../consent/service.ts"
import { KeyValueStorage } from "../device/KeyValueStorage.port.ts"
import { type TrackedVisit, VisitTracked } from "./VisitTracked.ts"
import { trackingKeys } from "../device/storageKeys.ts"

const { session } = trackingKeys

/** Length of a visit id that the search service accepts, in characters. */
const sidLength = 30

/**
 * Returns the visit for the search service, or `undefined` without consent. Makes the id of the visit on
 * first use.
 */
export const trackedVisit = Effect.gen(function* () {
  const storage = yield* KeyValueStorage
  const consent = yield* ConsentService.use(({ grant }) => grant("searchTracking"))
  if (consent === undefined) return undefined
  const known = yield* storage.get(session.area, session.key)
  const sid = known ?? (yield* randomKey).slice(0, sidLength)
  if (known === undefined) yield* storage.set(session.area, session.key, sid)
  const visit: TrackedVisit = { consent, sid }
  return visit
})

/** Provides `VisitTracked` on a page that tracks its visitor (storefront 7, search suggestions). */
export const visitOfPage: Layer.Layer<never, never, ConsentService | KeyValueStorage> = Layer.effect(
  VisitTracked,
  Effect.map(Effect.context<ConsentService | KeyValueStorage>(), (context) =>
    Effect.provide(trackedVisit, context),
  ),
)
