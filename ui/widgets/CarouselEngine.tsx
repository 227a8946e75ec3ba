import playing from "embla-carousel-autoplay"
import useEmblaCarousel from "embla-carousel-react"
import { useEffect, useRef, useState } from "react"

import { useAnnounce } from "./Announcer.tsx"
import type { CarouselMovement } from "./Carousel.tsx"
import { CarouselArrow } from "./CarouselArrow.tsx"
import buttons from "./CarouselButton.module.css"
import styles from "./CarouselEngine.module.css"
import { Icon } from "./Icon.tsx"
import { emblaOptions, isJump } from "./emblaOptions.ts"
import { subscribeSwipes } from "./swipes.ts"
import { useCarouselPosition } from "./useCarouselPosition.ts"
import { subscribeWheel } from "./wheel.ts"

/**
 * Prepares a scrolling list for Embla, which moves the slides itself: resets the scroll position without a
 * visible jump.
 *
 * @returns index of the first visible slide, or of the first view when whole views move
 */
const takeOver = (viewport: HTMLElement, wholeViews: boolean): number => {
  const slide = viewport.querySelector("li")
  const width = (wholeViews ? viewport.clientWidth : slide?.getBoundingClientRect().width) ?? 0
  const index = width === 0 ? 0 : Math.round(viewport.scrollLeft / width)
  viewport.dataset["live"] = ""
  viewport.scrollLeft = 0
  return index
}

interface CarouselDotsProps {
  readonly count: number
  readonly selected: number
  readonly go: (index: number) => void
}

/** A row of dots, one per view of a carousel. */
const CarouselDots = ({ count, go, selected }: CarouselDotsProps) => (
  <ul className={styles["dots"]}>
    {Array.from({ length: count }, (_, index) => index).map((index) => (
      <li key={index}>
        <button
          type="button"
          className={styles["dot"]}
          aria-current={index === selected ? "true" : undefined}
          onClick={() => go(index)}
        >
          <span className="visually-hidden">{`Ansicht ${index + 1} von ${count}`}</span>
        </button>
      </li>
    ))}
  </ul>
)

export interface CarouselEngineProps extends CarouselMovement {
  /** The server-rendered scrolling list that becomes interactive. */
  readonly viewport: HTMLElement
  readonly center: boolean
  readonly label: string
}

const wantsLessMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches

/** The interactive part of a carousel: Embla, arrows, dots, and the button that stops and restarts automatic moves. */
export const CarouselEngine = ({ arrows, autoplay, viewport, ...rest }: CarouselEngineProps) => {
  const { center, dots = false, infinite = false, label, swipeThreshold = 50, transition = 400 } = rest
  const [isStill] = useState(wantsLessMotion)
  const [isPlaying, setPlaying] = useState(autoplay !== undefined && !isStill)
  const [startIndex] = useState(() => takeOver(viewport, dots))
  const [attach, api] = useEmblaCarousel(
    emblaOptions({ center, dots, infinite, transition }),
    isPlaying && autoplay !== undefined
      ? [playing({ delay: autoplay, stopOnInteraction: false, stopOnMouseEnter: true, stopOnFocusIn: true })]
      : [],
  )
  const { count, hasNext, hasPrevious, selected } = useCarouselPosition(api)
  const announce = useAnnounce()
  const previous = useRef<HTMLButtonElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  useEffect(() => attach(viewport), [attach, viewport])
  useEffect(() => api?.scrollTo(startIndex, true), [api, startIndex])
  useEffect(
    () => (api === undefined ? undefined : subscribeSwipes(api, { threshold: swipeThreshold, infinite })),
    [api, infinite, swipeThreshold],
  )
  const jumps = isStill || isJump(transition)
  useEffect(
    () => (api === undefined ? undefined : subscribeWheel(api, swipeThreshold, jumps)),
    [api, jumps, swipeThreshold],
  )

  // When the focused arrow disappears at the first or last slide, focus moves to the other arrow.
  useEffect(() => {
    if (!hasNext && document.activeElement === next.current) previous.current?.focus()
    if (!hasPrevious && document.activeElement === previous.current) next.current?.focus()
  }, [hasNext, hasPrevious])

  const move = (go: (embla: NonNullable<typeof api>) => void) => {
    if (api === undefined) return
    go(api)
    announce(`${label}: Ansicht ${api.selectedScrollSnap() + 1} von ${count}`)
  }
  return (
    <>
      {autoplay === undefined || isStill ? null : (
        <button
          type="button"
          className={`${buttons["button"]} ${styles["pause"]}`}
          onClick={() => setPlaying(!isPlaying)}
        >
          <Icon name={isPlaying ? "pause" : "play"} size={20} />
          <span className="visually-hidden">
            {isPlaying ? "Automatisches Blättern anhalten" : "Automatisch blättern"}
          </span>
        </button>
      )}
      {arrows === undefined ? null : (
        <>
          <CarouselArrow
            ref={previous}
            side="left"
            label={arrows.previous}
            isShown={hasPrevious}
            go={() => move((embla) => embla.scrollPrev(jumps))}
          />
          <CarouselArrow
            ref={next}
            side="right"
            label={arrows.next}
            isShown={hasNext}
            go={() => move((embla) => embla.scrollNext(jumps))}
          />
        </>
      )}
      {dots && count > 1 ? (
        <CarouselDots
          count={count}
          selected={selected}
          go={(index) => move((embla) => embla.scrollTo(index, jumps))}
        />
      ) : null}
    </>
  )
}
