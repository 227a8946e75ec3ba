import type { ConsentState } from "./ConsentState.ts"
import type { GatedService } from "./services.ts"

/** Not exported, so that nobody outside this file can make a grant by hand. */
const granted: unique symbol = Symbol("granted")

/**
 * The visitor's consent to one service as a value. A third-party port takes it to be built; as only `consentGrant` makes
 * it, code that did not ask for consent does not compile (DESIGN section 3).
 * @stability stable
 */
export interface ConsentGrant<Service extends GatedService> {
  readonly service: Service
  readonly [granted]: true
}

/**
 * What is known before the consent manager has answered: nothing, so nothing is granted.
 * @stability stable
 */
export const noConsent: ConsentState = {
  isLoaded: false,
  isRequired: false,
  isWindowOpen: false,
  granted: [],
}

/**
 * The consent to a service, `undefined` without it: the manager has answered and the service's flag is set (storefront 4 and
 * 6). That consent need not be asked for (again) is not consent.
 * @stability stable
 */
export const consentGrant = <Service extends GatedService>(
  state: Pick<ConsentState, "isLoaded" | "granted">,
  service: Service,
): ConsentGrant<Service> | undefined =>
  state.isLoaded && state.granted.includes(service) ? { service, [granted]: true } : undefined
