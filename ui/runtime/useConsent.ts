import type { ConsentGrant } from "@heimwerk/core/consent/gate.ts"
import type { GatedService } from "@heimwerk/core/consent/services.ts"
import { useStore } from "jotai"
import { useEffect, useState } from "react"

import { runtimeAtom } from "./bridge.ts"

/** What is known of a consent: nothing yet, that there is none, or the consent as the value that loaders take. */
export type KnownConsent<Service extends GatedService> = "unknown" | undefined | ConsentGrant<Service>

/** The visitor's consent to a service, as what stands behind a gate needs it (storefront 4, consent). */
export const useConsent = <Service extends GatedService>(service: Service): KnownConsent<Service> => {
  const store = useStore()
  const [grant, setGrant] = useState<KnownConsent<Service>>("unknown")
  useEffect(() => {
    let isGone = false
    let stop = () => {}
    const follow = async () => {
      const [runtime, { followConsent }] = await Promise.all([
        store.get(runtimeAtom).load(),
        import("./consents.ts"),
      ])
      if (!isGone) stop = runtime.start(followConsent(service, setGrant))
    }
    // Without the script nothing is known, and what is gated stays shut.
    follow().catch(() => undefined)
    return () => {
      isGone = true
      stop()
    }
  }, [service, store])
  return grant
}
