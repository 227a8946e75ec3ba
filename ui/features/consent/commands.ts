import { ConsentService } from "@heimwerk/core/consent/service.ts"
import type { GatedService } from "@heimwerk/core/consent/services.ts"
import type { ConsentChoice } from "@heimwerk/core/consent/ConsentManager.port.ts"

/** What a consent dialog can do. */
export const acceptAll = ConsentService.use((consents) => consents.acceptAll)
export const denyAll = ConsentService.use((consents) => consents.denyAll)
export const saveChoices = (choices: ReadonlyArray<ConsentChoice>) =>
  ConsentService.use((consents) => consents.save(choices))

/** Opens the dialog of the consent manager, where that brings one. */
export const showDetails = (service: GatedService | undefined) =>
  ConsentService.use((consents) => consents.showDetails(service))
