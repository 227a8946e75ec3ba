import type { ConsentChoice } from "@heimwerk/core/consent/ConsentManager.port.ts"
import { hasProperty } from "effect/Predicate"

import type { Cmp } from "./Cmp.ts"

/** The part of the answer of `getConsentDetails` that the shop reads. */
interface ConsentDetails {
  readonly consent: { readonly controllerId: string }
  readonly services: Readonly<
    Record<string, { readonly name: string; readonly consent: { readonly given: boolean } }>
  >
}

/**
 * The part of `window.__ucCmp`, the third generation, that the shop uses. Every method returns a promise
 * (wire contracts 3.3).
 */
export interface UcCmp {
  isInitialized(): Promise<boolean>
  isConsentRequired(): Promise<boolean>
  getConsentDetails(): Promise<ConsentDetails>
  updateServicesConsents(choices: ReadonlyArray<ConsentChoice>): Promise<void>
  saveConsents(): Promise<void>
  acceptAllConsents(): Promise<void>
  denyAllConsents(): Promise<void>
  showSecondLayer(): Promise<void>
  showServiceDetails(id: string): Promise<void>
  closeCmp(): Promise<void>
}

declare global {
  interface Window {
    __ucCmp?: UcCmp
  }
}

const isUcCmp = (value: unknown): value is UcCmp =>
  hasProperty(value, "getConsentDetails") && hasProperty(value, "isInitialized")

/** Returns Usercentrics' third generation if it is in the page. */
export const ucCmp = (): Cmp | undefined => {
  const cmp = window.__ucCmp
  if (!isUcCmp(cmp)) return undefined
  return {
    isInitialized: () => cmp.isInitialized(),
    read: async () => {
      const [isRequired, { consent, services }] = await Promise.all([
        cmp.isConsentRequired(),
        cmp.getConsentDetails(),
      ])
      return {
        isRequired,
        ucUserId: consent.controllerId,
        services: Object.entries(services).map(([id, service]) => ({
          id,
          name: service.name,
          consent: service.consent.given,
        })),
      }
    },
    set: async (choices) => {
      await cmp.updateServicesConsents(choices)
      await cmp.saveConsents()
    },
    acceptAll: () => cmp.acceptAllConsents(),
    denyAll: () => cmp.denyAllConsents(),
    show: (id) => (id === undefined ? cmp.showSecondLayer() : cmp.showServiceDetails(id)),
    close: () => cmp.closeCmp(),
  }
}
