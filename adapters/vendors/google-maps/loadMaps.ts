import type { ConsentGrant } from "@heimwerk/core/consent/gate.ts"
import type { Stage } from "@heimwerk/core/environment.ts"
import { mapsScriptParameters, noMapsText } from "@heimwerk/core/market/mapsScript.ts"
import * as Effect from "effect/Effect"
import * as Semaphore from "effect/Semaphore"

import type { MapsApi } from "./MapsApi.ts"

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

/** The maps interface that is in the page; the script leaves it half done when it was refused. */
const present: Effect.Effect<MapsApi | undefined> = Effect.sync(() => {
  const maps = globalThis.google?.maps
  return maps?.places === undefined || maps.Geocoder === undefined ? undefined : maps
})

/**
 * Google's maps interface (forms and markets 7, maps script): German, for Germany, with the libraries places and geometry and
 * the stage's channel. The script is loaded when it is first asked for, once for all who ask, and again after a failure. When
 * it has left nothing usable in the page, that is logged (storefront 8).
 */
export const makeMapsLoader = (options: MapsOptions) =>
  Effect.map(Semaphore.make(1), (turn) =>
    Effect.gen(function* () {
      const before = yield* present
      if (before !== undefined) return before
      const loading = yield* Effect.exit(options.loadScript(scriptAddress(options)))
      const maps = yield* present
      if (maps !== undefined) return maps
      yield* Effect.logError(noMapsText, ...(loading._tag === "Failure" ? [loading.cause] : []))
      return yield* Effect.fail(new Error(noMapsText))
    }).pipe(turn.withPermit, Effect.withSpan("GoogleMaps.load")),
  )
