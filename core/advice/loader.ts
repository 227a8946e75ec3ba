import type { ConsentGrant } from "../consent/gate.ts"
import type { GatedService } from "../consent/services.ts"
import type { LoaderErrorReason } from "./LoaderError.ts"

/** The loading state of a third-party service (storefront 4, loaders). */
export type LoaderPhase = "IDLE" | "LOADING" | "LOADED"

interface Refusal {
  readonly ok: false
  readonly reason: LoaderErrorReason
}

/** The result of a request to load a service: the consent grant for loading, or the reason for a refusal. */
export type Initialisation<Service extends GatedService> =
  { readonly ok: true; readonly phase: "LOADING"; readonly grant: ConsentGrant<Service> } | Refusal

const refuse = (reason: LoaderErrorReason): Refusal => ({ ok: false, reason })

/**
 * Returns whether a third-party service may be loaded now (storefront 4; forms and markets 4.8). Refuses a
 * service that is loading or loaded, and a service without consent.
 */
export const initialise = <Service extends GatedService>(
  phase: LoaderPhase,
  grant: ConsentGrant<Service> | undefined,
): Initialisation<Service> => {
  if (phase !== "IDLE") return refuse("ALREADY_INITIALISED")
  return grant === undefined ? refuse("NO_CONSENT") : { ok: true, phase: "LOADING", grant }
}

/**
 * Returns the loading state after loading succeeded or failed. A service that failed may be loaded again. A
 * result that arrives when the service is not loading is ignored, so a late failure does not affect a loaded
 * service.
 */
export const settle = (phase: LoaderPhase, hasLoaded: boolean): LoaderPhase => {
  if (phase !== "LOADING") return phase
  return hasLoaded ? "LOADED" : "IDLE"
}
