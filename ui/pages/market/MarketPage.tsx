import { ChooseMarket } from "../../features/market/ChooseMarket.tsx"
import { HoursTable } from "../../features/market/HoursTable.tsx"
import { dialLink, routeLink } from "../../features/market/routeLink.ts"
import { Status } from "../../features/market/Status.tsx"
import { paths } from "../../paths.ts"
import { Breadcrumb } from "../../widgets/Breadcrumb.tsx"
import { Icon } from "../../widgets/Icon.tsx"
import { PageView } from "../PageView.tsx"
import type { MarketData } from "./load.ts"
import styles from "./MarketPage.module.css"

const Market = ({ isOwn, market }: MarketData) => (
  <div className={styles["page"]}>
    <Breadcrumb links={[{ name: "Märkte", link: paths.markets }]} current={market.name} />
    <div className={styles["head"]}>
      <h1>{market.name}</h1>
      <Status open={market.open} status={market.status} />
      <div>
        <ChooseMarket market={market} isOwn={isOwn} />
      </div>
    </div>
    <div className={styles["columns"]}>
      <section className={styles["card"]} aria-labelledby="adresse">
        <h2 id="adresse">Adresse</h2>
        <address className={styles["address"]}>
          {market.address.street}
          <br />
          {market.address.zip} {market.address.city}
        </address>
        <a className={styles["link"]} href={routeLink(market.geoPoint)} target="_blank" rel="noreferrer">
          <Icon name="route" size={20} />
          Route berechnen
          <span className="visually-hidden"> (neuer Tab)</span>
        </a>
        <h2>Telefon</h2>
        <a className={styles["link"]} href={dialLink(market.phone)}>
          <Icon name="phone" size={20} />
          {market.phone}
        </a>
      </section>
      <section className={styles["card"]} aria-labelledby="zeiten">
        <h2 id="zeiten">Öffnungszeiten</h2>
        <HoursTable market={market} />
      </section>
    </div>
  </div>
)

/** Storefront 2, market detail. */
export const MarketPage = () => <PageView<MarketData>>{(data) => <Market {...data} />}</PageView>
