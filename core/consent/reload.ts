import type { ConsentState } from "./ConsentState.ts"
import { noConsent } from "./gate.ts"
import { reloadingServices } from "./services.ts"

/** State of watching the consents. */
export interface ConsentWatch {
  /** Last state from the manager. */
  readonly known: ConsentState
  readonly hasReloaded: boolean
}

/** Maximum wait of a reload for the pending consent record, in ms. The reload would abort it. */
export const recordGrace = 2_000

/** State before the first consents. */
export const initialConsentWatch: ConsentWatch = { known: noConsent, hasReloaded: false }

/** Returns whether a reloading service has lost a consent that it had. */
export const losesConsent = (before: ConsentState, after: ConsentState): boolean =>
  reloadingServices.some((service) => before.granted.includes(service) && !after.granted.includes(service))

/**
 * One step of watching: whether the page reloads now, and what is remembered (storefront 4, consent). It reloads once, when
 * the chat bot, the video advice, the community advice or the experimentation loses a consent it had; a reload is not asked
 * for again while the first is on its way. A state the manager has not answered with is no loss.
 */
export const watchConsent = (
  watch: ConsentWatch,
  state: ConsentState,
): { readonly reloads: boolean; readonly watch: ConsentWatch } => {
  if (!state.isLoaded) return { reloads: false, watch }
  const reloads = !watch.hasReloaded && losesConsent(watch.known, state)
  return { reloads, watch: { known: state, hasReloaded: watch.hasReloaded || reloads } }
}
