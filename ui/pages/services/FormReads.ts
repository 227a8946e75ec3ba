import type { CraftsmanConfig } from "@heimwerk/core/forms/craftsman/CraftsmanConfig.ts"
import type { EnergyConfig } from "@heimwerk/core/forms/energy/EnergyConfig.ts"
import { isNoNetwork } from "@heimwerk/core/command/isNoNetwork.ts"
import { Context, Effect } from "effect"

/** Why a configuration cannot be read. */
type ReadError = Pick<Error, "cause" | "message">

interface Reads {
  readonly craftsman: Effect.Effect<CraftsmanConfig, ReadError>
  readonly energy: Effect.Effect<EnergyConfig, ReadError>
}

// A script that cannot be loaded is a defect: the router then waits for the network, or opens the page as a document.
const overHttp = Effect.promise(() => import("./formReadsBrowser.ts"))

/**
 * The configurations of the request forms, for the loaders of the service pages. The server provides its own.
 * The default is for browsers: it loads the script of the HTTP adapter when a loader reads a configuration.
 */
export const FormReads = Context.Reference<Reads>("ui/pages/services/FormReads", {
  defaultValue: () => ({
    craftsman: Effect.flatMap(overHttp, ({ craftsman }) => craftsman),
    energy: Effect.flatMap(overHttp, ({ energy }) => energy),
  }),
})

/**
 * Reads the options that a service page shows. Returns `null` and logs the error if the shop answers without them:
 * the page then shows no options. Fails without a network, so that the page is loaded again.
 */
export const readOptions = <A>(
  read: (reads: Reads) => Effect.Effect<A, ReadError>,
): Effect.Effect<A | null, ReadError> =>
  Effect.flatMap(FormReads, read).pipe(
    Effect.catch((error) =>
      isNoNetwork(error)
        ? Effect.fail(error)
        : Effect.as(Effect.logWarning("A service page does not show the options of its form.", error), null),
    ),
  )
