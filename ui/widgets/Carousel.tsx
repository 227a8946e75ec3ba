import { type ComponentType, type ReactNode, useEffect, useState } from "react"

import styles from "./Carousel.module.css"
import type { CarouselEngineProps } from "./CarouselEngine.tsx"

/** One thing a carousel shows. */
export interface Slide {
  readonly key: string
  readonly content: ReactNode
}

/** How many slides are in view in each layout. */
export interface SlidesInView {
  readonly desktop: 1 | 2 | 3 | 4 | 5 | 6
  readonly tablet: 1 | 2 | 3 | 4
  readonly mobile: 1 | 2 | 3
}

/** How a carousel moves. */
export interface CarouselMovement {
  /** The first slide follows the last. */
  readonly infinite?: boolean
  /** Milliseconds until the next slide comes by itself; never where the visitor wants less motion. */
  readonly autoplay?: number
  /** A dot for each view, which then moves as a whole. */
  readonly dots?: boolean
  /** What the arrows are called; without words there are none. */
  readonly arrows?: { readonly next: string; readonly previous: string }
  /** A swipe changes the slide beyond this way in pixels. */
  readonly swipeThreshold?: number
  /** Milliseconds of a move by arrow, dot or clock; less than a tenth of a second is a jump. */
  readonly transition?: number
}

/** The first excludes the second: a slide in the middle has no side that could be cut off. */
type Look =
  | { readonly center?: boolean; readonly partial?: never }
  | { readonly center?: never; readonly partial?: boolean }

type CarouselProps = CarouselMovement &
  Look & {
    readonly label: string
    readonly slides: ReadonlyArray<Slide>
    readonly responsive: SlidesInView
    /** What is wrong with its configuration: it then stays the list that needs no script. */
    readonly error?: string | undefined
  }

interface Engine {
  readonly Moving: ComponentType<CarouselEngineProps>
}

/** Brings in what moves the slides when they come near the window. */
const useEngine = (viewport: HTMLElement | null, isWanted: boolean): Engine | undefined => {
  const [engine, setEngine] = useState<Engine>()
  useEffect(() => {
    if (viewport === null || !isWanted) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        void import("./CarouselEngine.tsx").then(
          ({ CarouselEngine }) => setEngine({ Moving: CarouselEngine }),
          // Without a connection it stays a list to scroll.
          () => undefined,
        )
      },
      { rootMargin: "200px" },
    )
    observer.observe(viewport)
    return () => observer.disconnect()
  }, [viewport, isWanted])
  return engine
}

/**
 * Slides beside each other (forms and markets 2.5, 4.6, 9). The server sends a list that scrolls and snaps; what brings arrows,
 * dots, swipes and the endless round comes when the list is near the window, and moves nothing when it arrives.
 */
export const Carousel = ({
  center,
  error,
  label,
  partial,
  responsive,
  slides,
  ...movement
}: CarouselProps) => {
  const [viewport, setViewport] = useState<HTMLDivElement | null>(null)
  const engine = useEngine(viewport, error === undefined && slides.length > 1)
  const look = center === true ? "center" : partial === true ? "partial" : undefined
  return (
    <section
      className={styles["carousel"]}
      aria-label={label}
      aria-roledescription="Karussell"
      data-dots={movement.dots === true ? "" : undefined}
    >
      {engine === undefined || viewport === null ? null : (
        <engine.Moving {...movement} viewport={viewport} center={center === true} label={label} />
      )}
      <div ref={setViewport} className={styles["viewport"]}>
        <ul
          className={styles["slides"]}
          data-look={look}
          data-mobile={responsive.mobile}
          data-tablet={responsive.tablet}
          data-desktop={responsive.desktop}
        >
          {slides.map(({ content, key }) => (
            <li key={key} className={styles["slide"]}>
              {content}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
