import { type AvatarFacts, avatarBounces } from "@heimwerk/core/advice/avatar.ts"
import { timings } from "@heimwerk/core/timings.ts"
import { useEffect, useState } from "react"

import { onFirstUse } from "../../hydration/onFirstUse.ts"
import { hasStoredConsent } from "../../runtime/hasStoredConsent.ts"

/** The conditions for a bounce that the page knows before the runtime has loaded. */
export type PageFacts = Pick<AvatarFacts, "isConsentRequired" | "isMarketNew">

/**
 * Lets the avatar bounce after the first use of the page (storefront 4, service flyout). It does not need the
 * advice service, which loads for few visitors. If a consent is stored, the advice service loads and decides,
 * so this hook checks nothing.
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
