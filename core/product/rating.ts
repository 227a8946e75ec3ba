/**
 * The shape of one of the five stars of a rating.
 * @stability stable
 * @example
 * import { type Star, stars } from "@heimwerk/core/product"
 *
 * const signs: Record<Star, string> = { full: "★", half: "⯨", empty: "☆" }
 * stars(3.6).map((star) => signs[star]).join("") // => "★★★⯨☆"
 */
export type Star = "full" | "half" | "empty"

/**
 * Returns whether a rating is shown. It needs at least one star and one review (storefront 2, product tile).
 * @stability stable
 * @example
 * import { showsRating } from "@heimwerk/core/product"
 *
 * showsRating({ rating: 4.7, reviewsCount: 12 }) // => true
 * showsRating({ rating: 4.7, reviewsCount: 0 }) // => false
 */
export const showsRating = (ratingData?: {
  readonly rating: number
  readonly reviewsCount: number
}): boolean => ratingData !== undefined && ratingData.rating >= 1 && ratingData.reviewsCount >= 1

/**
 * Returns the shapes of the five stars of a rating. The covered part of a star decides: above 0.7 full, from
 * 0.5 to 0.7 half, below 0.5 empty (storefront 4, star rating). Computed in millionths, so that the 0.7 of a
 * rating of 4.7 is exact.
 * @stability stable
 * @example
 * import { stars } from "@heimwerk/core/product"
 *
 * stars(4.7) // => ["full", "full", "full", "full", "half"]
 * stars(2.5) // => ["full", "full", "half", "empty", "empty"]
 */
export const stars = (rating: number): ReadonlyArray<Star> =>
  [0, 1, 2, 3, 4].map((below) => {
    const part = Math.round(rating * 1_000_000) - below * 1_000_000
    if (part > 700_000) return "full"
    return part >= 500_000 ? "half" : "empty"
  })
