import { MarketCard } from "./MarketCard.tsx"
import styles from "./MarketCards.module.css"
import type { MarketSummary } from "./marketSummary.ts"

interface MarketCardsProps {
  readonly markets: ReadonlyArray<MarketSummary>
  readonly distanceHint?: string
}

/** A list of markets as a grid of cards. */
export const MarketCards = ({ distanceHint, markets }: MarketCardsProps) => (
  <ol className={styles["cards"]}>
    {markets.map((market) => (
      <li key={market.id}>
        <MarketCard market={market} {...(distanceHint === undefined ? {} : { distanceHint })} />
      </li>
    ))}
  </ol>
)
