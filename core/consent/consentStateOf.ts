import type { Stage } from "../environment.ts"
import { consentId } from "./catalogue.ts"
import type { ConsentState } from "./ConsentState.ts"
import type { ManagedConsents } from "./ManagedConsents.ts"
import { gatedServices } from "./services.ts"

/**
 * What the gates are told of the manager's consents: those of their own services, by the ids of the stage. A service the
 * manager does not name is not granted, and one without a gate opens none.
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
