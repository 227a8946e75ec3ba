import type { ConsentState } from "./ConsentState.ts"
import type { GatedService } from "./services.ts"

/** The mark of a consent grant. It is not exported, so that no other file can create a grant. */
const granted: unique symbol = Symbol("granted")

/**
 * Proof of the visitor's consent to one service. Third-party ports need it as argument, and only
 * `consentGrant` creates it. Code that calls such a port without consent does not compile.
 * @stability stable
 * @example
 * import { type ConsentGrant, consentGrant } from "@heimwerk/core/consent"
 *
 * const loadMaps = ({ service }: ConsentGrant<"maps">) => `loads ${service}`
 * const grant = consentGrant({ isLoaded: true, granted: ["maps"] }, "maps")
 * grant && loadMaps(grant) // => "loads maps"
 */
export interface ConsentGrant<Service extends GatedService> {
  readonly service: Service
  readonly [granted]: true
}

/**
 * Consent state before the consent manager responds: no consent is granted.
 * @stability stable
 * @example
 * import { consentGrant, noConsent } from "@heimwerk/core/consent"
 *
 * consentGrant(noConsent, "chatbot") // => undefined
 */
export const noConsent: ConsentState = {
  isLoaded: false,
  isRequired: false,
  isWindowOpen: false,
  granted: [],
}

/**
 * Returns the consent grant of a service. Returns `undefined` if the visitor has not consented to the
 * service, or if the consent manager has not responded yet. It makes no difference whether a consent decision
 * is pending (storefront 4 and 6).
 * @stability stable
 * @example
 * import { consentGrant } from "@heimwerk/core/consent"
 *
 * consentGrant({ isLoaded: true, granted: ["maps"] }, "maps")?.service // => "maps"
 * consentGrant({ isLoaded: true, granted: [] }, "maps") // => undefined
 */
export const consentGrant = <Service extends GatedService>(
  state: Pick<ConsentState, "isLoaded" | "granted">,
  service: Service,
): ConsentGrant<Service> | undefined =>
  state.isLoaded && state.granted.includes(service) ? { service, [granted]: true } : undefined
