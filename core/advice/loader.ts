import type { ConsentGrant } from "../consent/gate.ts"
import type { GatedService } from "../consent/services.ts"
import type { LoaderErrorReason } from "./LoaderError.ts"

/** How far a third-party service is (storefront 4, loaders). */
export type LoaderPhase = "IDLE" | "LOADING" | "LOADED"

interface Refusal {
  readonly ok: false
  readonly reason: LoaderErrorReason
}

/** What a loader answers to its initialisation: with the consent it loads by. */
export type Initialisation<Service extends GatedService> =
  { readonly ok: true; readonly phase: "LOADING"; readonly grant: ConsentGrant<Service> } | Refusal

const refuse = (reason: LoaderErrorReason): Refusal => ({ ok: false, reason })

/**
 * Begins loading (storefront 4; forms and markets 4.8). A second initialisation is refused whatever the consent, as it would
 * change nothing; without consent nothing is loaded.
 */
export const initialise = <Service extends GatedService>(
  phase: LoaderPhase,
  grant: ConsentGrant<Service> | undefined,
): Initialisation<Service> => {
  if (phase !== "IDLE") return refuse("ALREADY_INITIALISED")
  return grant === undefined ? refuse("NO_CONSENT") : { ok: true, phase: "LOADING", grant }
}

/**
 * The script has come, or has not: then it may be tried again. An answer nobody waits for changes nothing, so that a late
 * failure does not take away what is loaded.
 */
export const settle = (phase: LoaderPhase, hasLoaded: boolean): LoaderPhase => {
  if (phase !== "LOADING") return phase
  return hasLoaded ? "LOADED" : "IDLE"
}
