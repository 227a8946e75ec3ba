import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"

import type { ConsentGrant } from "../consent/gate.ts"
import type { GatedService } from "../consent/services.ts"
import type { ThirdPartyError } from "./ThirdPartyServices.port.ts"
import { initialise, type LoaderPhase, settle } from "./loader.ts"
import { LoaderError } from "./LoaderError.ts"

/** Loads a service once and caches it. */
export interface Loader<Service extends GatedService, Loaded> {
  /**
   * Loads the service. Fails without consent, or if it is loading or loaded. After a failure, the next call
   * tries again (storefront 4, loaders).
   */
  readonly initialise: (
    grant: ConsentGrant<Service> | undefined,
  ) => Effect.Effect<void, LoaderError | ThirdPartyError>
  /** The loaded service. Fails with `NOT_LOADED` before loading has finished. */
  readonly loaded: Effect.Effect<Loaded, LoaderError>
  /** Returns the loaded service, if any, and forgets it, so that it can be loaded again. */
  readonly unload: Effect.Effect<Loaded | undefined>
}

/**
 * Makes the loader of a third-party service, with the phases IDLE, LOADING and LOADED.
 *
 * @param onPhase called with every new phase
 */
export const makeLoader = <Service extends GatedService, Loaded>(
  load: (grant: ConsentGrant<Service>) => Effect.Effect<Loaded, ThirdPartyError>,
  onPhase: (phase: LoaderPhase) => Effect.Effect<void>,
): Loader<Service, Loaded> => {
  let phase: LoaderPhase = "IDLE"
  let loaded: Loaded | undefined

  const enter = (next: LoaderPhase) =>
    Effect.suspend(() => {
      phase = next
      return onPhase(next)
    })

  return {
    initialise: (grant) =>
      Effect.suspend((): Effect.Effect<void, LoaderError | ThirdPartyError> => {
        const answer = initialise(phase, grant)
        if (!answer.ok) return Effect.fail(new LoaderError({ reason: answer.reason }))
        return Effect.andThen(
          enter(answer.phase),
          load(answer.grant).pipe(
            Effect.tap((service) =>
              Effect.sync(() => {
                loaded = service
              }),
            ),
            Effect.onExit((exit) => enter(settle(phase, Exit.isSuccess(exit)))),
            Effect.asVoid,
          ),
        )
      }),
    loaded: Effect.suspend(() =>
      loaded === undefined ? Effect.fail(new LoaderError({ reason: "NOT_LOADED" })) : Effect.succeed(loaded),
    ),
    unload: Effect.suspend(() => {
      const unloaded = loaded
      loaded = undefined
      return unloaded === undefined ? Effect.undefined : Effect.as(enter("IDLE"), unloaded)
    }),
  }
}
