import { type ComponentType, type ReactNode, type RefObject, useEffect, useRef, useState } from "react"

import styles from "./Carousel.module.css"
import type { CarouselEngineProps } from "./CarouselEngine.tsx"

export interface Slide {
  readonly key: string
  readonly content: ReactNode
}

/** Number of visible slides per window width. */
export interface SlidesInView {
  readonly desktop: 1 | 2 | 3 | 4 | 5 | 6
  readonly tablet: 1 | 2 | 3 | 4
  readonly mobile: 1 | 2 | 3
}

/** Options for the movement of a carousel. */
export interface CarouselMovement {
  /** Whether the first slide follows the last. */
  readonly infinite?: boolean
  /** Time between automatic moves, in ms. With reduced motion the carousel does not move by itself. */
  readonly autoplay?: number
  /** Whether the carousel shows a dot per view and moves by whole views. */
  readonly dots?: boolean
  /** Accessible names of the arrows; without them the carousel has no arrows. */
  readonly arrows?: { readonly next: string; readonly previous: string }
  /** Length of a swipe in pixels; only a longer swipe changes the slide. Default: 50. */
  readonly swipeThreshold?: number
  /** Duration of a move in ms; default: 400. Below 100 ms the carousel jumps without an animation. */
  readonly transition?: number
}

/** `center` and `partial` exclude each other: a centred slide cannot be cut off at one side. */
type Look =
  | { readonly center?: boolean; readonly partial?: never }
  | { readonly center?: never; readonly partial?: boolean }

type CarouselProps = CarouselMovement &
  Look & {
    readonly label: string
    readonly slides: ReadonlyArray<Slide>
    readonly responsive: SlidesInView
    /** A message about wrong options. The carousel then stays a plain scrolling list. */
    readonly error?: string | undefined
  }

interface Engine {
  readonly Moving: ComponentType<CarouselEngineProps>
  readonly viewport: HTMLElement
}

/** Loads the script of the carousel when the slides are near the window. */
const useEngine = (ref: RefObject<HTMLElement | null>, isWanted: boolean): Engine | undefined => {
  const [engine, setEngine] = useState<Engine>()
  useEffect(() => {
    const viewport = ref.current
    if (viewport === null || !isWanted) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        void import("./CarouselEngine.tsx").then(
          ({ CarouselEngine }) => setEngine({ Moving: CarouselEngine, viewport }),
          // If the script fails to load, the carousel stays a scrolling list.
          () => undefined,
        )
      },
      { rootMargin: "200px" },
    )
    observer.observe(viewport)
    return () => observer.disconnect()
  }, [ref, isWanted])
  return engine
}

/**
 * A carousel of slides (forms and markets 2.5, 4.6, 9). The server renders a list with scroll snapping. The
 * script for arrows, dots, swipes and endless mode loads when the list is near the window. It causes no
 * layout shift.
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
  const viewport = useRef<HTMLDivElement>(null)
  const engine = useEngine(viewport, error === undefined && slides.length > 1)
  const look = center === true ? "center" : partial === true ? "partial" : undefined
  return (
    <section
      className={styles["carousel"]}
      aria-label={label}
      aria-roledescription="Karussell"
      data-dots={movement.dots === true ? "" : undefined}
    >
      {engine === undefined ? null : (
        <engine.Moving {...movement} viewport={engine.viewport} center={center === true} label={label} />
      )}
      <div ref={viewport} className={styles["viewport"]}>
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
