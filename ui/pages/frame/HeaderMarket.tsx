import { lazy, type MouseEvent, Suspense, useRef } from "react"

import { MarketIndicator } from "../../features/market/MarketIndicator.tsx"
import { useFinderModal } from "../parts/useFinderModal.tsx"
import styles from "./Header.module.css"
import type { OwnMarket } from "./ShopData.ts"

const FirstVisitPrompt = lazy(async () => ({
  default: (await import("../../features/market/FirstVisitPrompt.tsx")).FirstVisitPrompt,
}))

/** The own market in the header, and the store finder over the page to change it. */
export const HeaderMarket = ({ market }: { readonly market: OwnMarket | undefined }) => {
  const place = useRef<HTMLDivElement>(null)
  const { modal, open, prepare } = useFinderModal()
  // The link is in the flyout or the prompt, which close: the focus comes back to what opened the flyout.
  const change = (event: MouseEvent) => open(event, place.current?.querySelector("summary"))
  return (
    <div ref={place} className={styles["ownMarket"]}>
      <MarketIndicator market={market} onChange={change} onOpen={prepare} />
      {market?.isNew === true ? (
        <Suspense fallback={null}>
          <FirstVisitPrompt marketName={market.name} onChange={change} />
        </Suspense>
      ) : null}
      {modal}
    </div>
  )
}
