import type { ConsentGrant } from "../consent/gate.ts"
import type { GatedService } from "../consent/services.ts"
import type { LoaderErrorReason } from "./LoaderError.ts"

/** How far a third-party service is (storefront 4, loaders). */
export type LoaderPhase = "IDLE" | "LOADING" | "LOADED"

/** What a loader answers: the phase it is in, or why it refuses; refusing changes nothing. */
export type LoaderAnswer =
  | { readonly ok: true; readonly phase: LoaderPhase }
  | { readonly ok: false; readonly reason: LoaderErrorReason }

const refuse = (reason: LoaderErrorReason): LoaderAnswer => ({ ok: false, reason })

/**
 * Begins loading (storefront 4; forms and markets 4.8). A second initialisation is refused whatever the consent, as it would
 * change nothing; without consent nothing is loaded.
 */
export const initialise = (
  phase: LoaderPhase,
  grant: ConsentGrant<GatedService> | undefined,
): LoaderAnswer => {
  if (phase !== "IDLE") return refuse("ALREADY_INITIALISED")
  return grant === undefined ? refuse("NO_CONSENT") : { ok: true, phase: "LOADING" }
}

/**
 * The script has come, or has not: then it may be tried again. An answer nobody waits for changes nothing, so that a late
 * failure does not take away what is loaded.
 */
export const settle = (phase: LoaderPhase, hasLoaded: boolean): LoaderPhase => {
  if (phase !== "LOADING") return phase
  return hasLoaded ? "LOADED" : "IDLE"
}

/** Starts a conversation, which is allowed only when the service is loaded. */
export const start = (phase: LoaderPhase): LoaderAnswer =>
  phase === "LOADED" ? { ok: true, phase } : refuse("NOT_LOADED")
