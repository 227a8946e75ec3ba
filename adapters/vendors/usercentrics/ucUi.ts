import { hasProperty } from "effect/Predicate"

import type { Cmp } from "./Cmp.ts"

/** A service as `getServicesBaseInfo` returns it. */
interface UcUiService {
  readonly id: string
  readonly name: string
  readonly consent: { readonly status: boolean }
}

/** The part of `window.UC_UI`, the second generation, that the shop uses (wire contracts 3.1). */
export interface UcUi {
  isInitialized(): boolean
  /** `null` until Usercentrics knows whether it must ask for consent. */
  isConsentRequired(): boolean | null
  getControllerId(): string
  getServicesBaseInfo(): ReadonlyArray<UcUiService>
  acceptServices(ids: ReadonlyArray<string>): Promise<void>
  rejectServices(ids: ReadonlyArray<string>): Promise<void>
  acceptAllConsents(): Promise<void>
  denyAllConsents(): Promise<void>
  showSecondLayer(id?: string): void
  closeCMP(): void
}

declare global {
  interface Window {
    UC_UI?: UcUi
  }
}

const isUcUi = (value: unknown): value is UcUi =>
  hasProperty(value, "getServicesBaseInfo") && hasProperty(value, "isInitialized")

/** Returns Usercentrics' second generation if it is in the page. */
export const ucUi = (): Cmp | undefined => {
  const ui = window.UC_UI
  if (!isUcUi(ui)) return undefined
  return {
    isInitialized: async () => ui.isInitialized(),
    read: async () => ({
      isRequired: ui.isConsentRequired() ?? true,
      ucUserId: ui.getControllerId(),
      services: ui
        .getServicesBaseInfo()
        .map(({ consent, id, name }) => ({ id, name, consent: consent.status })),
    }),
    set: async (choices) => {
      const ids = (wanted: boolean) => choices.filter(({ consent }) => consent === wanted).map(({ id }) => id)
      const [accepted, rejected] = [ids(true), ids(false)]
      if (accepted.length > 0) await ui.acceptServices(accepted)
      if (rejected.length > 0) await ui.rejectServices(rejected)
    },
    acceptAll: () => ui.acceptAllConsents(),
    denyAll: () => ui.denyAllConsents(),
    show: async (id) => ui.showSecondLayer(id),
    close: async () => ui.closeCMP(),
  }
}
