import { readCookie } from "@heimwerk/adapters/browser/readCookie.ts"
import { avatarBounces } from "@heimwerk/core/advice/avatar.ts"
import { marketCookies } from "@heimwerk/core/market/selection.ts"
import { timings } from "@heimwerk/core/timings.ts"
import { useEffect, useState } from "react"

import { onFirstUse } from "../../hydration/onFirstUse.ts"
import { storedConsent } from "../../runtime/storedConsent.ts"

/**
 * Lets the avatar bounce at the first use of the page (storefront 4, service flyout) without the service of advice, which
 * loads for few visitors. With a given consent that service loads and decides, so nothing is checked here.
 */
export const useFirstBounce = (): { readonly isBouncing: boolean; readonly isChecked: boolean } => {
  const [bounce, setBounce] = useState<"unchecked" | "bouncing" | "checked">("unchecked")
  useEffect(
    () =>
      onFirstUse(() => {
        const consent = storedConsent()
        if (consent === "given") return
        const bounces = avatarBounces({
          isConsentChecked: true,
          isConsentRequired: consent === "unasked",
          isConsentGiven: false,
          isMarketNew: readCookie(marketCookies.showLocalisationBar) !== undefined,
          hasBounced: false,
        })
        setBounce(bounces ? "bouncing" : "checked")
      }),
    [],
  )
  useEffect(() => {
    if (bounce !== "bouncing") return
    const timer = setTimeout(() => setBounce("checked"), timings.avatarBounce)
    return () => clearTimeout(timer)
  }, [bounce])
  return { isBouncing: bounce === "bouncing", isChecked: bounce !== "unchecked" }
}
