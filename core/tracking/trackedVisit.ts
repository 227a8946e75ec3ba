import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import { commandKey } from "../command/commandKey.ts"
import { ConsentService } from "../consent/service.ts"
import { KeyValueStorage } from "../device/KeyValueStorage.port.ts"
import { type TrackedVisit, VisitTracked } from "./VisitTracked.ts"
import { trackingKeys } from "../device/storageKeys.ts"

const { session } = trackingKeys

/** The search service takes numbers of visits of exactly this length. */
const sidLength = 30

/** The visit as the search service may know it, `undefined` without consent; its number is made when it is first told. */
export const trackedVisit = Effect.gen(function* () {
  const storage = yield* KeyValueStorage
  const consent = yield* ConsentService.use(({ grant }) => grant("searchTracking"))
  if (consent === undefined) return undefined
  const known = yield* storage.get(session.area, session.key)
  const sid = known ?? (yield* commandKey).slice(0, sidLength)
  if (known === undefined) yield* storage.set(session.area, session.key, sid)
  const visit: TrackedVisit = { consent, sid }
  return visit
})

/** Lets suggestions be asked in the visit of a page that tracks it (storefront 7, search suggestions). */
export const visitOfPage: Layer.Layer<never, never, ConsentService | KeyValueStorage> = Layer.effect(
  VisitTracked,
  Effect.map(Effect.context<ConsentService | KeyValueStorage>(), (context) =>
    Effect.provide(trackedVisit, context),
  ),
)
