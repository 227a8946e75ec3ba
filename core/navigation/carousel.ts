/** Where a carousel stands: the first slide in view, of how many, and how many are in view. */
export interface CarouselPosition {
  readonly index: number
  readonly count: number
  readonly visible: number
  /** It goes on with the first slide after the last. */
  readonly isInfinite: boolean
}

/** What the product carousel is called for those who do not see it (storefront 9, carousel). */
export const carouselLabels = {
  slider: "Weitere Produkte anschauen",
  next: "Nächstes Produkt",
  previous: "Vorheriges Produkt",
} as const

const lastIndex = ({ count, visible }: CarouselPosition): number => Math.max(0, count - visible)

/** Which arrows show: none where there is nothing to move, and outside infinite mode none at its end (storefront 4). */
export const carouselArrows = (
  position: CarouselPosition,
): { readonly previous: boolean; readonly next: boolean } => {
  const last = lastIndex(position)
  if (position.isInfinite) return { previous: last > 0, next: last > 0 }
  return { previous: position.index > 0, next: position.index < last }
}

/**
 * The first slide in view so many slides on (back when negative): in infinite mode wrapping at both ends, else stopping
 * there. A carousel whose slides are all in view stays at 0.
 */
export const carouselIndex = (position: CarouselPosition, slides: number): number => {
  const last = lastIndex(position)
  const index = position.index + slides
  if (last === 0) return 0
  if (!position.isInfinite) return Math.min(last, Math.max(0, index))
  return ((index % position.count) + position.count) % position.count
}

/** The swipe in pixels that changes the slide: one by 50, the gallery's by 80 (forms and markets 9; storefront 9). */
export const swipeThresholds = { carousel: 50, gallery: 80 } as const

/** The slides a swipe moves by: 1 to the left, -1 to the right, 0 when it does not go beyond the threshold. */
export const swipedSlides = (wayInPixels: number, threshold: number): -1 | 0 | 1 => {
  if (wayInPixels > threshold) return -1
  return wayInPixels < -threshold ? 1 : 0
}
