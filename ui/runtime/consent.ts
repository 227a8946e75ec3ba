import { type ConsentGrant, consentGrant, noConsent } from "@heimwerk/core/consent/gate.ts"
import type { GatedService } from "@heimwerk/core/consent/services.ts"
import { useStore } from "jotai"
import { useEffect, useMemo } from "react"

import { service } from "./service.ts"

/** The visitor's consents. */
export const consents = service(async () => (await import("./consentService.ts")).open, noConsent)

/**
 * "unknown" until the consent manager has answered, `undefined` without consent, else the grant that loaders
 * need.
 */
export type KnownConsent<Service extends GatedService> = "unknown" | undefined | ConsentGrant<Service>

/** The visitor's consent to a service (storefront 4, consent). Stays "unknown" when its script cannot be loaded. */
export const useConsent = <Service extends GatedService>(gated: Service): KnownConsent<Service> => {
  const store = useStore()
  useEffect(() => void consents.openIn(store).catch(() => undefined), [store])
  const { granted, isLoaded } = consents.useState()
  const isGranted = granted.includes(gated)
  return useMemo(
    () => (isLoaded ? consentGrant({ isLoaded, granted: isGranted ? [gated] : [] }, gated) : "unknown"),
    [gated, isGranted, isLoaded],
  )
}
