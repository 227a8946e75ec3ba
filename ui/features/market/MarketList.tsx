import { useState } from "react"

import { Button } from "../../widgets/Button.tsx"
import { MarketCard } from "./MarketCard.tsx"
import styles from "./MarketList.module.css"
import type { MarketView } from "./MarketView.ts"

interface MarketListProps {
  readonly markets: ReadonlyArray<MarketView>
  readonly ownId: string | undefined
}

/** Shown before 'Mehr anzeigen' (forms and markets 4.3). */
const shownAtFirst = 3

/** Markets near a place, the first ones of them until more are wanted. */
export const MarketList = ({ markets, ownId }: MarketListProps) => {
  const [isLong, setLong] = useState(false)
  const shown = isLong ? markets : markets.slice(0, shownAtFirst)
  return (
    <>
      <ol className={styles["list"]}>
        {shown.map((market) => (
          <li key={market.id}>
            <MarketCard market={market} isOwn={market.id === ownId} />
          </li>
        ))}
      </ol>
      {markets.length <= shownAtFirst ? null : (
        <Button look="outline" aria-expanded={isLong} onClick={() => setLong(!isLong)}>
          {isLong ? "Weniger anzeigen" : "Mehr anzeigen"}
        </Button>
      )}
    </>
  )
}
