import { useRef } from "react"

import { MarketIndicator } from "../../features/market/MarketIndicator.tsx"
import { useFinderModal } from "../parts/useFinderModal.tsx"
import type { OwnMarket } from "./ShopData.ts"

/** The own market in the header, and the store finder over the page to change it. */
export const HeaderMarket = ({ market }: { readonly market: OwnMarket | undefined }) => {
  const place = useRef<HTMLDivElement>(null)
  const { modal, open } = useFinderModal()
  return (
    <div ref={place}>
      {/* The link is in the flyout, which closes: the focus comes back to what opened that. */}
      <MarketIndicator
        market={market}
        onChange={(event) => open(event, place.current?.querySelector("summary"))}
      />
      {modal}
    </div>
  )
}
