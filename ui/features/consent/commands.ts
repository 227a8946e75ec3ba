import { ConsentService } from "@heimwerk/core/consent/service.ts"
import type { ConsentChoice } from "@heimwerk/core/ports/ConsentManager.ts"

/** What a consent dialog can do. */
export const acceptAll = ConsentService.use((consents) => consents.acceptAll)
export const denyAll = ConsentService.use((consents) => consents.denyAll)
export const saveChoices = (choices: ReadonlyArray<ConsentChoice>) =>
  ConsentService.use((consents) => consents.save(choices))
