import type { Stage } from "../environment.ts"
import { consentId } from "./catalogue.ts"
import type { ConsentState } from "./ConsentState.ts"
import type { ManagedConsents } from "./ManagedConsents.ts"
import { gatedServices } from "./services.ts"

/**
 * Derives the state of the consent gates from the consents of the consent manager. The stage determines the
 * service ids. Services that the manager does not list are not granted. Services without a gate are ignored.
 */
export const consentStateOf = (consents: ManagedConsents, stage: Stage): ConsentState => {
  const given = new Set(consents.services.filter(({ consent }) => consent).map(({ id }) => id))
  return {
    isLoaded: true,
    isRequired: consents.isRequired,
    isWindowOpen: consents.isWindowOpen,
    granted: gatedServices.filter((service) => given.has(consentId(service, stage))),
  }
}
