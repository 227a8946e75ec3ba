import { Link } from "react-router-dom"

import { MarketCard } from "../../features/market/MarketCard.tsx"
import { MarketList } from "../../features/market/MarketList.tsx"
import { PlaceForm } from "../../features/market/PlaceForm.tsx"
import { Breadcrumb } from "../../widgets/Breadcrumb.tsx"
import { Icon } from "../../widgets/Icon.tsx"
import { Notice } from "../../widgets/Notice.tsx"
import { PageView } from "../PageView.tsx"
import type { MarketsData } from "./MarketsData.ts"
import styles from "./MarketsPage.module.css"

const OtherPlaces = ({ places }: Pick<MarketsData, "places">) => (
  <section className={styles["part"]} aria-labelledby="ortsvorschlaege">
    <h2 id="ortsvorschlaege">Ortsvorschläge</h2>
    <ul className={styles["places"]}>
      {places.map(({ link, name, subtitle }) => (
        <li key={link}>
          <Link className={styles["place"]} to={link}>
            <Icon name="pin" size={20} />
            <span>
              {name}
              <span className={styles["subtitle"]}>{subtitle}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  </section>
)

const AllMarkets = ({ states }: Pick<MarketsData, "states">) => (
  <section className={styles["part"]} aria-labelledby="alle-maerkte">
    <h2 id="alle-maerkte">Alle Märkte</h2>
    <div className={styles["states"]}>
      {states.map(({ markets, state }) => (
        <details key={state} className={styles["state"]}>
          <summary className={styles["stateName"]}>
            <h3>{state}</h3>
            <span className={styles["number"]}>{markets.length}</span>
            <Icon name="chevron-down" size={18} />
          </summary>
          <ul>
            {markets.map(({ link, name }) => (
              <li key={link}>
                <Link className={styles["market"]} to={link}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  </section>
)

const List = ({ message, near, own, places, query, states }: MarketsData) => (
  <div className={styles["page"]}>
    <Breadcrumb links={[]} current="Märkte" />
    <h1>Markt finden</h1>
    <div className={styles["search"]}>
      <PlaceForm id="ort" query={query} />
    </div>
    {message === undefined ? null : <Notice kind={near === undefined ? "error" : "info"}>{message}</Notice>}
    {near === undefined || query === "" ? (
      own === undefined ? null : (
        <section className={styles["part"]} aria-labelledby="mein-markt">
          <h2 id="mein-markt">Mein Markt</h2>
          <MarketCard market={own} isOwn />
        </section>
      )
    ) : null}
    {near === undefined ? null : (
      <section className={styles["part"]} aria-labelledby="umkreis">
        <h2 id="umkreis">{near.title}</h2>
        <MarketList key={near.title} markets={near.markets} ownId={own?.id} />
      </section>
    )}
    {places.length === 0 ? null : <OtherPlaces places={places} />}
    {states.length === 0 ? null : <AllMarkets states={states} />}
  </div>
)

/** The market list with its search (forms and markets 2.3). */
export const MarketsPage = () => <PageView<MarketsData>>{(data) => <List {...data} />}</PageView>
