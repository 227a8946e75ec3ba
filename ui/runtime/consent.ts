import { type ConsentGrant, consentGrant, noConsent } from "@heimwerk/core/consent/gate.ts"
import type { GatedService } from "@heimwerk/core/consent/services.ts"
import { useStore } from "jotai"
import { useEffect, useMemo } from "react"

import { service } from "./service.ts"

/** The service of the visitor's consents. */
export const consents = service(async () => (await import("./openConsents.ts")).openConsents, noConsent)

/**
 * `"unknown"` until the consent manager has answered, `undefined` without consent, otherwise the grant that
 * loaders of the service need.
 */
export type KnownConsent<Service extends GatedService> = "unknown" | undefined | ConsentGrant<Service>

/**
 * The visitor's consent to a service (storefront 4, consent). Stays `"unknown"` if the script of the
 * consents cannot be loaded.
 */
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
