import { consentCookie, readKeptConsents } from "@heimwerk/adapters/consent/keptConsents.ts"
import { consentStateOf } from "@heimwerk/core/consent/consentStateOf.ts"
import type { GatedService } from "@heimwerk/core/consent/services.ts"
import type { Stage } from "@heimwerk/core/environment.ts"

import type { ShopSettings } from "../settings/ShopSettings.ts"

type Cookies = Readonly<Record<string, string | undefined>>

/**
 * Returns the services that the visitor has consented to, from the cookie of the shop's own consent manager.
 */
const consentedServices = (cookies: Cookies, stage: Stage): ReadonlyArray<GatedService> => {
  const given = readKeptConsents(cookies[consentCookie])?.given ?? []
  const services = given.map((id) => ({ id, name: id, consent: true }))
  return consentStateOf({ isRequired: false, isWindowOpen: false, ucUserId: "", services }, stage).granted
}

/**
 * Returns the script addresses of the services that the visitor has consented to. They are complete
 * addresses, so that no other script of their origins can run (quality T-H5; ADR 0018).
 */
export const consentedScripts = (
  { services, stage }: Pick<ShopSettings, "services" | "stage">,
  cookies: Cookies,
): ReadonlyArray<string> => {
  const addresses: Readonly<Partial<Record<GatedService, string>>> = services?.addresses ?? {}
  return consentedServices(cookies, stage).flatMap((service) => addresses[service] ?? [])
}
