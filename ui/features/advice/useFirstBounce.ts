import { type AvatarFacts, avatarBounces } from "@heimwerk/core/advice/avatar.ts"
import { timings } from "@heimwerk/core/timings.ts"
import { useEffect, useState } from "react"

import { onFirstUse } from "../../hydration/onFirstUse.ts"
import { hasStoredConsent } from "../../runtime/hasStoredConsent.ts"

/** The conditions of a bounce that the page knows without the runtime. */
export type PageFacts = Pick<AvatarFacts, "isConsentRequired" | "isMarketNew">

/**
 * Lets the avatar bounce at the first use of the page (storefront 4, service flyout) without the service of advice, which
 * loads for few visitors. With a stored consent that service loads and decides, so nothing is checked here.
 */
export const useFirstBounce = ({ isConsentRequired, isMarketNew }: PageFacts) => {
  const [bounce, setBounce] = useState<"unchecked" | "bouncing" | "checked">("unchecked")
  useEffect(() => {
    if (bounce !== "unchecked") return
    return onFirstUse(() => {
      if (hasStoredConsent()) return
      const facts = {
        isConsentRequired,
        isMarketNew,
        isConsentChecked: true,
        isConsentGiven: false,
        hasBounced: false,
      }
      setBounce(avatarBounces(facts) ? "bouncing" : "checked")
    })
  }, [bounce, isConsentRequired, isMarketNew])
  useEffect(() => {
    if (bounce !== "bouncing") return
    const timer = setTimeout(() => setBounce("checked"), timings.avatarBounce)
    return () => clearTimeout(timer)
  }, [bounce])
  return { isBouncing: bounce === "bouncing", isChecked: bounce !== "unchecked" } as const
}
