import { Link } from "react-router-dom"

import { Icon } from "../../widgets/Icon.tsx"
import { ChooseMarket } from "./ChooseMarket.tsx"
import { HoursTable } from "./HoursTable.tsx"
import styles from "./MarketCard.module.css"
import type { MarketView } from "./MarketView.ts"
import { routeLink } from "./routeLink.ts"
import { Status } from "./Status.tsx"

interface MarketCardProps {
  readonly market: MarketView
  readonly isOwn: boolean
}

/** A market in a list: its status first, then where it is, its hours on demand (storefront 2, market card). */
export const MarketCard = ({ isOwn, market }: MarketCardProps) => {
  const { address, distance, geoPoint, link, name, open, status } = market
  return (
    <article className={isOwn ? styles["own"] : styles["card"]}>
      <div className={styles["head"]}>
        <h3 className={styles["name"]}>
          <Link to={link}>{name}</Link>
        </h3>
        {distance === undefined ? null : <p className={styles["distance"]}>{distance}</p>}
      </div>
      <Status open={open} status={status} />
      <p className={styles["address"]}>
        {address.street}, {address.zip} {address.city}
      </p>
      <details className={styles["more"]}>
        <summary className={styles["button"]}>
          Öffnungszeiten
          <span className="visually-hidden"> von {name}</span>
          <Icon name="chevron-down" size={18} />
        </summary>
        <HoursTable market={market} />
      </details>
      <div className={styles["ways"]}>
        <ChooseMarket market={market} isOwn={isOwn} />
        <a className={styles["link"]} href={routeLink(geoPoint)} target="_blank" rel="noreferrer">
          <Icon name="route" size={20} />
          Route berechnen
          <span className="visually-hidden"> zu {name} (neuer Tab)</span>
        </a>
        <Link className={styles["link"]} to={link}>
          Alle Marktdetails &amp; Services
          <span className="visually-hidden"> von {name}</span>
        </Link>
      </div>
    </article>
  )
}
