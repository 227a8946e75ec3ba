import type { UseEmblaCarouselType } from "embla-carousel-react"

type Embla = NonNullable<UseEmblaCarouselType[1]>

interface SwipeOptions {
  /** Pixels that a swipe must exceed to change the slide. */
  readonly threshold: number
  /** Whether the first slide follows the last. */
  readonly infinite: boolean
}

/** Slides to move by: 1 for a swipe to the left beyond the threshold, -1 to the right, otherwise 0. */
export const swipedBy = (pixels: number, threshold: number): -1 | 0 | 1 => {
  if (Math.abs(pixels) <= threshold) return 0
  return pixels < 0 ? 1 : -1
}

/**
 * Lets the length of a swipe decide whether the slide changes; Embla alone would also count its speed (forms and markets 9).
 * Returns the function that stops it.
 */
export const subscribeSwipes = (api: Embla, { infinite, threshold }: SwipeOptions): (() => void) => {
  const place = api.rootNode()
  let start = 0
  let end = 0
  let slide = 0
  const move = ({ clientX }: PointerEvent) => {
    end = clientX
  }
  const down = ({ clientX }: PointerEvent) => {
    start = clientX
    end = clientX
    slide = api.selectedScrollSnap()
    // A mouse may leave the carousel during a swipe.
    addEventListener("pointermove", move)
  }
  const up = () => {
    removeEventListener("pointermove", move)
    const count = api.scrollSnapList().length
    const wanted = slide + swipedBy(end - start, threshold)
    api.scrollTo(infinite ? (wanted + count) % count : Math.min(count - 1, Math.max(0, wanted)))
  }
  place.addEventListener("pointerdown", down)
  api.on("pointerUp", up)
  return () => {
    place.removeEventListener("pointerdown", down)
    removeEventListener("pointermove", move)
    api.off("pointerUp", up)
  }
}
