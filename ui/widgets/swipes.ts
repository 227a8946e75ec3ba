import type { UseEmblaCarouselType } from "embla-carousel-react"

type Embla = NonNullable<UseEmblaCarouselType[1]>

interface SwipeOptions {
  /** Length of a swipe in pixels; only a longer swipe changes the slide. */
  readonly threshold: number
  /** Whether the first slide follows the last. */
  readonly infinite: boolean
}

/**
 * Returns the number of slides to move after a swipe: 1 for a swipe to the left, -1 for a swipe to the right,
 * 0 for a swipe that is not longer than the threshold.
 */
export const swipedBy = (pixels: number, threshold: number): -1 | 0 | 1 => {
  if (Math.abs(pixels) <= threshold) return 0
  return pixels < 0 ? 1 : -1
}

/**
 * Changes the slide after a swipe that is long enough. Replaces Embla's own rule, which also considers the
 * speed of the swipe (forms and markets 9). Returns the function that unsubscribes.
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
    // A mouse may leave the carousel during a swipe, so the window's events are used.
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
