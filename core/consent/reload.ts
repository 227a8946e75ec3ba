import type { ConsentState } from "./ConsentState.ts"
import { noConsent } from "./gate.ts"
import { reloadingServices } from "./services.ts"

/** What watching the consents remembers. */
export interface ConsentWatch {
  /** The last state the manager has answered with. */
  readonly known: ConsentState
  readonly hasReloaded: boolean
}

/** A reload waits so long, in milliseconds, for the record of the decision that led to it, which it would cut off. */
export const recordGrace = 2_000

/** The watch of a page that knows no consents yet. */
export const initialConsentWatch: ConsentWatch = { known: noConsent, hasReloaded: false }

/** Whether a consent of the services that cannot be undone was granted before and is no longer. */
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
