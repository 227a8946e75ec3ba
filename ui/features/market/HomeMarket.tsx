import type { ReactNode } from "react"

import { brand } from "../../brand.ts"
import { ButtonLink } from "../../widgets/Button.tsx"
import { Icon } from "../../widgets/Icon.tsx"
import { finderLink } from "../../paths.ts"
import styles from "./HomeMarket.module.css"
import type { IndicatedMarket } from "./MarketIndicator.tsx"
import { Status } from "./Status.tsx"

interface HomeMarketProps {
  readonly market: IndicatedMarket | undefined
  /** The market search, shown to visitors without an own market. */
  readonly search: ReactNode
}

/** The visitor's own market on the home page. Visitors without one see a market search. */
export const HomeMarket = ({ market, search }: HomeMarketProps) => (
  <section className={styles["card"]} aria-labelledby="home-market">
    <p className={styles["kicker"]}>
      <Icon name="store" size={20} />
      <span>{market === undefined ? brand.claim : "Mein Markt"}</span>
    </p>
    <h2 id="home-market" className={styles["name"]}>
      {market === undefined ? "Wo kaufst du ein?" : market.name}
    </h2>
    {market === undefined ? (
      <>
        <p className={styles["hint"]}>Mit deinem Markt siehst du Öffnungszeiten und was dort vorrätig ist.</p>
        {search}
      </>
    ) : (
      <>
        <Status open={market.open} status={market.status} />
        <p className={styles["facts"]}>
          <span>{`Heute: ${market.today}`}</span>
          <br />
          <span>{`${market.street}, ${market.town}`}</span>
        </p>
        <div className={styles["ways"]}>
          <ButtonLink to={market.link} look="forest" wide>
            Alle Marktdetails &amp; Services
          </ButtonLink>
          <ButtonLink {...finderLink} look="outline" wide>
            Markt ändern
          </ButtonLink>
        </div>
      </>
    )}
  </section>
)
