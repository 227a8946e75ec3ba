import type { CheckoutOffer } from "@heimwerk/core/order/CheckoutOffer.ts"
import type { MarketId } from "@heimwerk/core/values/MarketId.ts"
import { useRef, useState } from "react"

import { checkoutForms } from "../forms.ts"

/**
 * The current offer: first the offer that the page loaded, later the offer for the typed postcode. `reload`
 * requests an offer for a postcode. The answer for an earlier postcode is ignored.
 */
export const useOffer = (loaded: CheckoutOffer, marketId: MarketId | undefined) => {
  const run = checkoutForms.useRun()
  const [newer, setNewer] = useState({ loaded, offer: loaded })
  const wanted = useRef("")
  const reload = async (postalCode: string) => {
    wanted.current = postalCode
    const outcome = await run(({ offer }) => offer(marketId, postalCode))
    if (outcome.kind === "done" && wanted.current === postalCode) setNewer({ loaded, offer: outcome.value })
  }
  return { offer: newer.loaded === loaded ? newer.offer : loaded, reload }
}
