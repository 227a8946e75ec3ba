/**
 * Accessible names of the product carousel and its arrows (storefront 9, carousel).
 * @stability stable
 * @example
 * import { carouselLabels } from "@heimwerk/core/navigation"
 *
 * carouselLabels.next // => "Nächstes Produkt"
 */
export const carouselLabels = {
  slider: "Weitere Produkte anschauen",
  next: "Nächstes Produkt",
  previous: "Vorheriges Produkt",
} as const

/**
 * Distance in CSS pixels that a swipe must exceed to change the slide (forms and markets 9; storefront 9).
 */
export const swipeThresholds = { carousel: 50, gallery: 80 } as const

/**
 * Returns by how many slides a swipe moves: 1 after a swipe to the left, -1 after one to the right, 0 if it is not
 * longer than the threshold. `distance` and `threshold` are in CSS pixels.
 */
export const swipedSlides = (distance: number, threshold: number): -1 | 0 | 1 => {
  if (distance > threshold) return -1
  return distance < -threshold ? 1 : 0
}
