import { Suspense, useState } from "react"
import { useLoaderData } from "react-router-dom"

import { brand } from "../../brand.ts"
import { MarketCard } from "../../features/market/MarketCard.tsx"
import { MarketCards } from "../../features/market/MarketCards.tsx"
import { MarketDirectory } from "../../features/market/MarketDirectory.tsx"
import { PageSearch } from "../../features/market/finder/PageSearch.tsx"
import { type FinderViewName, ViewSwitch } from "../../features/market/finder/ViewSwitch.tsx"
import { PlaceSuggestions } from "../../features/market/PlaceSuggestions.tsx"
import { lazyComponent } from "../../hydration/lazyPart.tsx"
import { Breadcrumb } from "../../widgets/Breadcrumb.tsx"
import { Link } from "../../widgets/Link.tsx"
import { Notice } from "../../widgets/Notice.tsx"
import { Skeleton } from "../../widgets/Skeleton.tsx"
import type { Answer } from "../Answer.ts"
import { AskForMaps } from "../../shared/AskForMaps.tsx"
import { loadAddressCheck } from "../../shared/loadAddressCheck.ts"
import { PageView } from "../PageView.tsx"
import { placeLink } from "./placeLink.ts"
import type { MarketsData, NearMarkets } from "./load.ts"
import styles from "./MarketsPage.module.css"

const PageFinder = lazyComponent(
  async () => (await import("../../features/market/finder/PageFinder.tsx")).PageFinder,
)

const Near = ({ fewer, markets, more, title, total }: NearMarkets) => (
  <section aria-labelledby="maerkte-umkreis">
    <div className={styles["head"]}>
      <h2 id="maerkte-umkreis">{title}</h2>
      <p className={styles["count"]} role="status">
        {`${markets.length} von ${total} Märkten`}
      </p>
    </div>
    <MarketCards markets={markets} />
    <div className={styles["ways"]} data-print="never">
      {more === undefined ? null : (
        <Link className={styles["way"]} to={more} preventScrollReset>
          Mehr anzeigen
        </Link>
      )}
      {fewer === undefined ? null : (
        <Link className={styles["way"]} to={fewer} preventScrollReset>
          Weniger anzeigen
        </Link>
      )}
    </div>
  </section>
)

const nowhere = {}

const MarketList = ({ directory, message, near, own, places, query, total }: MarketsData) => {
  const [view, setView] = useState<FinderViewName>("LIST")
  return (
    <div className={styles["page"]}>
      <Breadcrumb links={[]} current="Märkte" />
      <div className={styles["search"]}>
        <h1>Märkte &amp; Öffnungszeiten</h1>
        <p className={styles["lead"]}>
          {total} {brand.brand} Märkte in Deutschland. Finde den in deiner Nähe und sieh, wann er geöffnet
          hat.
        </p>
        <PageSearch query={query} placeLink={placeLink} loadAddressCheck={loadAddressCheck} />
        {/*
         * This live region is always rendered, because screen readers announce only changes inside an
         * existing one.
         */}
        <div role="status" className={styles["message"]}>
          {message === undefined ? null : <Notice kind="info">{message}</Notice>}
        </div>
        {places.length === 0 ? null : <PlaceSuggestions places={places} />}
      </div>
      {own === undefined ? null : (
        <section aria-labelledby="mein-markt" className={styles["ownMarket"]}>
          <h2 id="mein-markt">Dein Markt</h2>
          <MarketCard market={own} />
        </section>
      )}
      <ViewSwitch shown={view} onShow={setView} />
      {view === "LIST" ? (
        <>
          {near === undefined ? null : <Near {...near} />}
          {directory.length === 0 ? null : (
            <section aria-labelledby="alle-maerkte">
              <div className={styles["head"]}>
                <h2 id="alle-maerkte">Alle Märkte nach Bundesland</h2>
              </div>
              <MarketDirectory states={directory} />
            </section>
          )}
        </>
      ) : (
        <Suspense fallback={<Skeleton shape="block" />}>
          <PageFinder view={view} around={near?.around ?? nowhere} AskForMaps={AskForMaps} />
        </Suspense>
      )}
    </div>
  )
}

/** The page to search for markets. It lists the markets near the searched place, or all markets. */
export const MarketsPage = () => (
  <PageView answer={useLoaderData<Answer<MarketsData>>()}>{(data) => <MarketList {...data} />}</PageView>
)
