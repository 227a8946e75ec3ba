import type { UseEmblaCarouselType } from "embla-carousel-react"

type Embla = NonNullable<UseEmblaCarouselType[1]>

/** The slides a swipe moves by: the next beyond the threshold to the left, the one before beyond it to the right. */
export const swipedBy = (wayInPixels: number, threshold: number): -1 | 0 | 1 => {
  if (Math.abs(wayInPixels) <= threshold) return 0
  return wayInPixels < 0 ? 1 : -1
}

/** In an endless round the slides may have been set back by one round on the way. */
const shortest = (way: number, round: number): number => {
  if (Math.abs(way) <= round / 2) return way
  return way > 0 ? way - round : way + round
}

/** Lets the way of a swipe decide whether the slide changes, in place of its force (forms and markets 9). */
export const followSwipes = (api: Embla, threshold: number): (() => void) => {
  let began = 0
  let slide = 0
  const place = () => api.internalEngine().location.get()
  const down = () => {
    began = place()
    slide = api.selectedScrollSnap()
  }
  const up = () => {
    const { options, slideRects } = api.internalEngine()
    const round = slideRects.reduce((sum, { width }) => sum + width, 0)
    const way = options.loop ? shortest(place() - began, round) : place() - began
    const count = api.scrollSnapList().length
    const wanted = slide + swipedBy(way, threshold)
    api.scrollTo(options.loop ? (wanted + count) % count : Math.min(count - 1, Math.max(0, wanted)))
  }
  api.on("pointerDown", down).on("pointerUp", up)
  return () => {
    api.off("pointerDown", down).off("pointerUp", up)
  }
}
