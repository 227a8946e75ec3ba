import { type ReactNode, useCallback, useEffect, useRef, useState } from "react"

import { CarouselArrow } from "./CarouselArrow.tsx"
import styles from "./ScrollRow.module.css"

interface ScrollRowProps {
  readonly label: string
  readonly arrows: { readonly next: string; readonly previous: string }
  /** How far an arrow scrolls the row, in pixels. Default: 200. */
  readonly step?: number
  readonly items: ReadonlyArray<{ readonly key: string; readonly content: ReactNode }>
}

/** Returns which ends of the row are scrolled out of view. Each of these ends has an arrow. */
const hiddenEnds = ({ clientWidth, scrollLeft, scrollWidth }: HTMLElement) => ({
  before: scrollLeft > 1,
  after: scrollLeft + clientWidth < scrollWidth - 1,
})

/** The simple carousel (forms and markets 2.5, 9): a scrolling row with an arrow at each end that is out of view. */
export const ScrollRow = ({ arrows, items, label, step = 200 }: ScrollRowProps) => {
  const list = useRef<HTMLUListElement>(null)
  const [ends, setEnds] = useState({ before: false, after: false })
  const read = useCallback(() => {
    if (list.current !== null) setEnds(hiddenEnds(list.current))
  }, [])
  useEffect(() => {
    read()
    addEventListener("resize", read)
    return () => removeEventListener("resize", read)
  }, [read])
  const move = (by: number) => list.current?.scrollBy({ left: by, behavior: "smooth" })
  return (
    <section className={styles["row"]} aria-label={label}>
      <CarouselArrow side="left" label={arrows.previous} isShown={ends.before} go={() => move(-step)} />
      <ul ref={list} className={styles["items"]} onScroll={read}>
        {items.map(({ content, key }) => (
          <li key={key}>{content}</li>
        ))}
      </ul>
      <CarouselArrow side="right" label={arrows.next} isShown={ends.after} go={() => move(step)} />
    </section>
  )
}
