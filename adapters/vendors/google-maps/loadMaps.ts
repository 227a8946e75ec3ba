import type { ConsentGrant } from "@heimwerk/core/consent/gate.ts"
import type { Stage } from "@heimwerk/core/environment.ts"
import { mapsScriptParameters, noMapsText } from "@heimwerk/core/market/mapsScript.ts"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Semaphore from "effect/Semaphore"

import { type MapsApi, mapsInPage } from "./MapsApi.ts"
import { MapsFailure } from "./MapsFailure.ts"

/** How the maps script is had. */
export interface MapsOptions {
  /** The visitor's consent to maps: without it there is nothing to call this with. */
  readonly consent: ConsentGrant<"maps">
  /** The shop's key at Google, a value of its configuration. */
  readonly key: string
  readonly stage: Stage
  /** Puts a script into the page and waits until it has run. */
  readonly loadScript: (address: string) => Effect.Effect<void, unknown>
}

const scriptAddress = ({ key, stage }: Pick<MapsOptions, "key" | "stage">): string => {
  const parameters = new URLSearchParams({ key, ...mapsScriptParameters(stage) })
  return `https://maps.googleapis.com/maps/api/js?${parameters}`
}

/** Loads the script; when it has left nothing usable in the page, that is logged (storefront 8). */
const load = Effect.fn("GoogleMaps.load")(function* (options: MapsOptions) {
  const loading = yield* Effect.exit(options.loadScript(scriptAddress(options)))
  const maps = mapsInPage()
  if (maps !== undefined) return maps
  yield* Effect.logError(noMapsText, ...(loading._tag === "Failure" ? [loading.cause] : []))
  return yield* new MapsFailure({ message: noMapsText })
})

/**
 * Google's maps interface (forms and markets 7, maps script): German, for Germany, with the libraries places and geometry and
 * the stage's channel. The script is loaded when somebody first asks, once for all who ask meanwhile, and again after a
 * failure. Who stops waiting does not stop it: a script that is in the page cannot be called back.
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
