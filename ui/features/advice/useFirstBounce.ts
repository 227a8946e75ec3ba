import { type AvatarFacts, avatarBounces } from "@heimwerk/core/advice/avatar.ts"
import { timings } from "@heimwerk/core/timings.ts"
import { useEffect, useState } from "react"

import { onFirstUse } from "../../hydration/onFirstUse.ts"
import { hasStoredConsent } from "../../runtime/hasStoredConsent.ts"

/** The conditions for the avatar's bounce that can be checked without the runtime. */
export type PageFacts = Pick<AvatarFacts, "isConsentRequired" | "isMarketNew">

/**
 * Lets the avatar bounce after the first use of the page (storefront 4, service flyout), without loading the
 * advice service. If a consent is stored, the advice service loads anyway and decides, so this hook checks
 * nothing.
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
