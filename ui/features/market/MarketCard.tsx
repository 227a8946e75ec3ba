import { Icon } from "../../widgets/Icon.tsx"
import { Link } from "../../widgets/Link.tsx"
import { ChooseMarket } from "./ChooseMarket.tsx"
import styles from "./MarketCard.module.css"
import type { MarketSummary } from "./marketSummary.ts"
import { Status } from "./Status.tsx"

interface MarketCardProps {
  readonly market: MarketSummary
  readonly heading?: "h2" | "h3"
  /** The place from which the distance is measured. Absent if the heading names the place. */
  readonly distanceHint?: string
}

/** A card of a market in a list: name, opening status, address, distance, and the button that chooses it. */
export const MarketCard = ({ distanceHint, heading: Heading = "h3", market }: MarketCardProps) => (
  <article className={market.isOwn ? `${styles["card"]} ${styles["own"]}` : styles["card"]}>
    <Heading className={styles["name"]}>
      <Link to={market.link}>{market.name}</Link>
    </Heading>
    <Status open={market.open} status={market.status} week={market.week} />
    <p className={styles["address"]}>
      <Icon name="pin" size={20} />
      <span>
        <span>{market.street}</span>
        <br />
        <span>{market.town}</span>
      </span>
    </p>
    {market.distance === undefined ? null : (
      <p className={styles["distance"]}>
        <Icon name="route" size={20} />
        <span>{`${market.distance} ${distanceHint ?? "entfernt"}`}</span>
      </p>
    )}
    <div className={styles["action"]}>
      <ChooseMarket market={market} />
    </div>
  </article>
)
