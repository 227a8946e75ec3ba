import type { FinderView, MarketItem } from "@heimwerk/core/market/finder/finderView.ts"
import { finderTexts } from "@heimwerk/core/market/finder/texts.ts"
import type { BerlinTime } from "@heimwerk/core/values/berlinTime.ts"
import { useEffect, useRef } from "react"

import { brand } from "../../../brand.ts"
import { Button } from "../../../widgets/Button.tsx"
import { Notice } from "../../../widgets/Notice.tsx"
import { FinderCard } from "./FinderCard.tsx"
import { finderCardData } from "./FinderCardData.ts"
import styles from "./FinderList.module.css"
import type { FinderHandle } from "./useFinder.ts"

const texts = finderTexts(brand)

/** Returns the heading of the market list. Without a centre the list is sorted by name. */
const titleOf = ({ centreTitle, markets }: FinderView): string => {
  if (centreTitle !== undefined) return `Märkte bei ${centreTitle}`
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
  const shownBefore = useRef(view.markets.length)

  // After 'Mehr anzeigen' focus moves to the first added market.
  useEffect(() => {
    const before = shownBefore.current
    shownBefore.current = view.markets.length
    if (view.canCollapse && view.markets.length > before && document.activeElement === document.body) {
      list.current?.children[before]?.querySelector<HTMLElement>("summary")?.focus()
    }
  }, [view.canCollapse, view.markets.length])

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
        {view.canExpand ? (
          <Button look="outline" wide onClick={() => dispatch((finder) => finder.expand(true))}>
            {texts.more}
          </Button>
        ) : null}
        {view.canCollapse ? (
          <Button look="outline" wide onClick={() => dispatch((finder) => finder.expand(false))}>
            {texts.less}
          </Button>
        ) : null}
      </section>
    </div>
  )
}
