import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"

import type { ConsentGrant } from "../consent/gate.ts"
import type { GatedService } from "../consent/services.ts"
import type { ThirdPartyError } from "./ThirdPartyServices.port.ts"
import { initialise, type LoaderPhase, settle } from "./loader.ts"
import { LoaderError } from "./LoaderError.ts"

/** Brings one service and keeps what came. */
export interface Loader<Service extends GatedService, Loaded> {
  /** Loads the service, once; after a failure it may be tried again (storefront 4, loaders). */
  readonly initialise: (
    grant: ConsentGrant<Service> | undefined,
  ) => Effect.Effect<void, LoaderError | ThirdPartyError>
  /** The loaded service; before that it is `NOT_LOADED`. */
  readonly loaded: Effect.Effect<Loaded, LoaderError>
}

/**
 * The loader of a service, IDLE, LOADING, LOADED.
 *
 * @param onPhase is called with every new phase
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
  }
}
