import type { UseEmblaCarouselType } from "embla-carousel-react"

type Embla = NonNullable<UseEmblaCarouselType[1]>

/** Pause in ms that ends a wheel gesture; the next event starts a new gesture. */
const pauseMillis = 150
/** Pixels per line, for wheels that report lines. */
const linePixels = 16

interface WheelGesture {
  /** Pixels scrolled horizontally since the last slide change. */
  readonly way: number
  /** Pixels required for the next slide change. */
  readonly due: number
  /** Time of the last wheel event in ms. */
  readonly at: number
}

/** The gesture before any wheel event. */
export const initialWheelGesture: WheelGesture = { way: 0, due: 0, at: -Infinity }

/** One horizontal wheel event; `at` is its time in ms. */
export interface WheelTurn {
  readonly pixels: number
  readonly at: number
}

/**
 * Adds a wheel event to the gesture and returns by how many slides to move. The first slide needs `threshold`
 * pixels. Each further slide needs as many pixels as the slide is wide, because the inertia of a trackpad
 * must not run through all slides.
 */
export const reduceWheel = (
  before: WheelGesture,
  { at, pixels }: WheelTurn,
  { threshold, width }: { readonly threshold: number; readonly width: number },
): WheelGesture & { readonly by: -1 | 0 | 1 } => {
  const { due, way } = at - before.at > pauseMillis ? { way: 0, due: threshold } : before
  const now = way + pixels
  if (Math.abs(now) < due) return { way: now, due, at, by: 0 }
  return { way: 0, due: Math.max(threshold, width), at, by: now > 0 ? 1 : -1 }
}

/**
 * Moves the slides of a carousel with a trackpad, or with a wheel and the Shift key. Vertical scrolling
 * still moves the page. Returns the function that unsubscribes.
 */
export const subscribeWheel = (api: Embla, threshold: number, jumps: boolean): (() => void) => {
  const place = api.rootNode()
  let gesture = initialWheelGesture
  const turn = (event: WheelEvent) => {
    const { deltaMode, deltaX, deltaY, timeStamp } = event
    if (Math.abs(deltaX) <= Math.abs(deltaY)) return
    // Without this call, the browser goes back a page when the visitor scrolls beyond the first slide.
    event.preventDefault()
    const pixels = deltaMode === WheelEvent.DOM_DELTA_PIXEL ? deltaX : deltaX * linePixels
    const width = api.slideNodes()[0]?.offsetWidth ?? 0
    const { by, ...next } = reduceWheel(gesture, { pixels, at: timeStamp }, { threshold, width })
    gesture = next
    if (by > 0) api.scrollNext(jumps)
    if (by < 0) api.scrollPrev(jumps)
  }
  place.addEventListener("wheel", turn, { passive: false })
  return () => place.removeEventListener("wheel", turn)
}
