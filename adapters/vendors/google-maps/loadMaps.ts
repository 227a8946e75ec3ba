import type { ConsentGrant } from "@heimwerk/core/consent/gate.ts"
import type { Stage } from "@heimwerk/core/environment.ts"
import { mapsScriptParameters, noMapsText } from "@heimwerk/core/market/mapsScript.ts"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Semaphore from "effect/Semaphore"

import { type MapsApi, mapsInPage } from "./MapsApi.ts"
import { MapsFailure } from "./MapsFailure.ts"

/** Options for loading the maps script. */
export interface MapsOptions {
  /** The visitor's consent to maps. */
  readonly consent: ConsentGrant<"maps">
  /** The shop's key at Google, from its configuration. */
  readonly key: string
  readonly stage: Stage
  /** Adds a script to the page and waits until it has run. */
  readonly loadScript: (address: string) => Effect.Effect<void, unknown>
}

const scriptAddress = ({ key, stage }: Pick<MapsOptions, "key" | "stage">): string => {
  const parameters = new URLSearchParams({ key, ...mapsScriptParameters(stage) })
  return `https://maps.googleapis.com/maps/api/js?${parameters}`
}

/** Loads the script. Logs an error when it defines no usable interface (storefront 8). */
const load = Effect.fn("GoogleMaps.load")(function* (options: MapsOptions) {
  const loading = yield* Effect.exit(options.loadScript(scriptAddress(options)))
  const maps = mapsInPage()
  if (maps !== undefined) return maps
  yield* Effect.logError(noMapsText, ...(loading._tag === "Failure" ? [loading.cause] : []))
  return yield* new MapsFailure({ message: noMapsText })
})

/**
 * Loads Google's maps interface at the first use (forms and markets 7, maps script): in German, for Germany,
 * with the libraries places and geometry and the stage's channel. Parallel callers share one load, and a
 * failed load is repeated at the next call. Interrupting a caller does not stop the load, because an added
 * script runs anyway.
 */
export const makeMapsLoader = Effect.fnUntraced(function* (options: MapsOptions) {
  const scope = yield* Effect.scope
  const turn = yield* Semaphore.make(1)
  let loading: Fiber.Fiber<MapsApi, MapsFailure> | undefined
  const start = Effect.gen(function* () {
    loading ??= yield* load(options).pipe(
      Effect.ensuring(
        Effect.sync(() => {
          loading = undefined
        }),
      ),
      Effect.forkIn(scope),
    )
    return loading
  }).pipe((starting) => turn.withPermit(starting))
  const maps = Effect.gen(function* () {
    return mapsInPage() ?? (yield* Fiber.join(yield* start))
  })
  return { maps } as const
})
