import type { GalleryEvent } from "@heimwerk/core/product/galleryZoom.ts"
import { useEffect, useRef } from "react"

import styles from "./Gallery.module.css"
import type { GalleryEntry } from "./GalleryEntry.ts"
import { Slide } from "./Slide.tsx"
import { useSwipe } from "./useSwipe.ts"

interface GalleryStripProps {
  readonly entries: ReadonlyArray<GalleryEntry>
  readonly index: number
  /**
   * Whether the script runs. Items out of view are then not focusable, and the strip does not scroll
   * natively.
   */
  readonly isReady: boolean
  readonly happen: (event: GalleryEvent) => void
  readonly onFirstLoaded: () => void
}

/** All items of the gallery side by side, one of them in view. */
export const GalleryStrip = ({ entries, happen, index, isReady, onFirstLoaded }: GalleryStripProps) => {
  const strip = useRef<HTMLUListElement>(null)
  const shown = useRef(0)
  const swipe = useSwipe({
    change: (steps) => happen({ kind: steps === 1 ? "next" : "previous" }),
    follow: (way) => {
      const element = strip.current
      if (element === null) return
      element.toggleAttribute("data-held", way !== 0)
      element.scrollTo({
        left: index * element.clientWidth - way,
        behavior: way === 0 ? "smooth" : "instant",
      })
    },
  })

  useEffect(() => {
    const element = strip.current
    if (element === null || shown.current === index) return
    // Only a move to the next or previous item is animated. The animation of any other move, for example from
    // the last item to the first, would run through all items in between.
    const isNext = Math.abs(index - shown.current) === 1
    shown.current = index
    element.scrollTo({ left: index * element.clientWidth, behavior: isNext ? "auto" : "instant" })
  }, [index])

  return (
    <ul
      ref={strip}
      className={styles["strip"]}
      data-ready={isReady || undefined}
      {...(entries.length < 2 ? {} : swipe)}
    >
      {entries.map((entry, place) => (
        <li key={entry.key} className={styles["slide"]} inert={isReady && place !== index}>
          <Slide
            entry={entry}
            isFirst={place === 0}
            isReady={isReady}
            onZoom={() => happen({ kind: "imageClicked" })}
            {...(place === 0 ? { onLoaded: onFirstLoaded } : {})}
          />
        </li>
      ))}
    </ul>
  )
}
