import type { FinderView, MarketItem } from "@heimwerk/core/market/finder/finderView.ts"
import { finderTexts } from "@heimwerk/core/market/finder/texts.ts"
import type { BerlinTime } from "@heimwerk/core/values/berlinTime.ts"
import { useRef } from "react"

import { brand } from "../../../brand.ts"
import { Notice } from "../../../widgets/Notice.tsx"
import { ExpandButton } from "./ExpandButton.tsx"
import { FinderCard } from "./FinderCard.tsx"
import { finderCardData } from "./FinderCardData.ts"
import styles from "./FinderList.module.css"
import { placeHeading } from "./useAnnouncedPlace.ts"
import type { FinderHandle } from "./useFinder.ts"

const texts = finderTexts(brand)

/** Returns the heading of the market list. Without a centre the list is sorted by name. */
const titleOf = ({ centreTitle, markets }: FinderView): string => {
  if (centreTitle !== undefined) return placeHeading(centreTitle)
  return markets.some(({ distance }) => distance !== undefined) ? texts.nearby : "Märkte von A bis Z"
}

interface FinderListProps extends FinderHandle {
  readonly at: BerlinTime
}

/**
 * The markets as cards. Without a search text, the visitor's own market comes first. Then come 3 more markets
 * of the finder, and 'Mehr anzeigen' adds others (forms and markets 4.3).
 */
export const FinderList = ({ at, dispatch, view }: FinderListProps) => {
  const list = useRef<HTMLUListElement>(null)

  const card = (item: MarketItem) => (
    <FinderCard card={finderCardData(item, at)} onHover={(id) => dispatch((finder) => finder.hover(id))} />
  )
  return (
    <div className={styles["sections"]}>
      {view.own === undefined ? null : (
        <section aria-label="Mein Markt" className={styles["section"]}>
          {card(view.own)}
        </section>
      )}
      <section aria-labelledby="finder-liste" className={styles["section"]}>
        <h3 id="finder-liste" className={styles["title"]}>
          {titleOf(view)}
        </h3>
        {view.warning === undefined ? null : (
          <Notice kind="info">
            <strong>{view.warning.title}</strong>
            <p>{view.warning.text}</p>
          </Notice>
        )}
        <ul ref={list} className={styles["list"]}>
          {view.markets.map((item) => (
            <li key={item.market.id}>{card(item)}</li>
          ))}
        </ul>
        <ExpandButton
          view={view}
          dispatch={dispatch}
          look="outline"
          wide
          controlOf={(_, index) => list.current?.children[index]?.querySelector("summary")}
        />
      </section>
    </div>
  )
}
