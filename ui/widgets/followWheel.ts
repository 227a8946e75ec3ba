import type { UseEmblaCarouselType } from "embla-carousel-react"

type Embla = NonNullable<UseEmblaCarouselType[1]>

/** Fingers that have moved nothing for so long have come to rest: what follows is another gesture. */
const rest = 150
/** A wheel that counts in lines and not in pixels. */
const line = 16

/** What a gesture on a trackpad has come to. */
interface WheelWay {
  /** Pixels to the right that have moved no slide yet. */
  readonly way: number
  /** Pixels the next slide costs. */
  readonly due: number
  readonly at: number
}

/** Nothing has been moved yet. */
export const resting: WheelWay = { way: 0, due: 0, at: -Infinity }

/** A turn of the wheel, or a way of two fingers. */
export interface WheelTurn {
  readonly pixels: number
  readonly at: number
}

/**
 * A gesture goes on by a turn: the first slide costs the threshold of a swipe, each further one the width of a slide, so that
 * fingers that run out do not run through all of them.
 */
export const wheelled = (
  before: WheelWay,
  { at, pixels }: WheelTurn,
  { threshold, width }: { readonly threshold: number; readonly width: number },
): WheelWay & { readonly by: -1 | 0 | 1 } => {
  const { due, way } = at - before.at > rest ? { way: 0, due: threshold } : before
  const now = way + pixels
  if (Math.abs(now) < due) return { way: now, due, at, by: 0 }
  return { way: 0, due: Math.max(threshold, width), at, by: now > 0 ? 1 : -1 }
}

/** Lets a trackpad, or a wheel with the shift key, move the slides sideways; up and down stay the page's. */
export const followWheel = (api: Embla, threshold: number, jumps: boolean): (() => void) => {
  const place = api.rootNode()
  let gesture = resting
  const turn = (event: WheelEvent) => {
    const { deltaMode, deltaX, deltaY, timeStamp } = event
    if (Math.abs(deltaX) <= Math.abs(deltaY)) return
    // Else the browser goes back a page at the first slide.
    event.preventDefault()
    const pixels = deltaMode === WheelEvent.DOM_DELTA_PIXEL ? deltaX : deltaX * line
    const width = api.slideNodes()[0]?.offsetWidth ?? 0
    const { by, ...next } = wheelled(gesture, { pixels, at: timeStamp }, { threshold, width })
    gesture = next
    if (by > 0) api.scrollNext(jumps)
    if (by < 0) api.scrollPrev(jumps)
  }
  place.addEventListener("wheel", turn, { passive: false })
  return () => place.removeEventListener("wheel", turn)
}
