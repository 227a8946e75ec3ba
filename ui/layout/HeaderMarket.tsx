import { useAtomValue } from "jotai"
import { type MouseEvent, Suspense, useRef } from "react"

import { MarketIndicator } from "../features/market/MarketIndicator.tsx"
import { lazyComponent } from "../hydration/lazyPart.tsx"
import { consentAnsweredAtom } from "../shared/consentAnswered.ts"
import { useFinderModal } from "../shared/useFinderModal.tsx"
import styles from "./Header.module.css"
import type { OwnMarket } from "./ShopData.ts"

const FirstVisitPrompt = lazyComponent(
  async () => (await import("../features/market/FirstVisitPrompt.tsx")).FirstVisitPrompt,
)

interface HeaderMarketProps {
  readonly market: OwnMarket | undefined
  /** Whether the page asks for consent. The market question then waits until the visitor has answered. */
  readonly asksConsent: boolean
}

/** The visitor's own market in the header, with the store finder modal to change it. */
export const HeaderMarket = ({ asksConsent, market }: HeaderMarketProps) => {
  const place = useRef<HTMLDivElement>(null)
  const isConsentAnswered = useAtomValue(consentAnsweredAtom)
  const { modal, open, prepare } = useFinderModal()
  // The link to the finder is in the store flyout or in the market question, and both close when the finder
  // opens. After the finder closes, focus therefore returns to the flyout's toggle.
  const change = (event: MouseEvent) => open(event, place.current?.querySelector("summary"))
  return (
    <div ref={place} className={styles["ownMarket"]}>
      <MarketIndicator market={market} onChange={change} onOpen={prepare} />
      {market?.isNew === true ? (
        <Suspense fallback={null}>
          <FirstVisitPrompt
            marketName={market.name}
            isConsentRequired={asksConsent && !isConsentAnswered}
            onChange={change}
            prepare={prepare}
          />
        </Suspense>
      ) : null}
      {modal}
    </div>
  )
}
