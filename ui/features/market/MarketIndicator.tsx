import { Link } from "react-router-dom"

import { paths } from "../../paths.ts"
import { Icon } from "../../widgets/Icon.tsx"
import styles from "./MarketIndicator.module.css"
import { StatusDot } from "./StatusDot.tsx"

interface MarketIndicatorProps {
  readonly market?:
    | undefined
    | { readonly name: string; readonly link: string; readonly open: boolean; readonly status: string }
}

/** The visitor's own market in the header with its status; without one, the way to choose it. */
export const MarketIndicator = ({ market }: MarketIndicatorProps) => (
  <Link className={styles["indicator"]} to={market === undefined ? paths.markets : market.link}>
    <Icon name="store" />
    <span className={styles["text"]}>
      <span className={styles["name"]}>
        <span className="visually-hidden">Mein Markt: </span>
        {market === undefined ? "Markt wählen" : market.name}
      </span>
      <span className={styles["status"]}>
        {market === undefined ? (
          "Öffnungszeiten & Bestand"
        ) : (
          <>
            <StatusDot open={market.open} />
            {market.status}
          </>
        )}
      </span>
    </span>
  </Link>
)
