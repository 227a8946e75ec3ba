/**
 * How one of the five stars is drawn.
 * @stability stable
 */
export type Star = "full" | "half" | "empty"

/**
 * Whether a rating is shown: only from one star and one review on (storefront 2, product tile).
 * @stability stable
 */
export const showsRating = (ratingData?: {
  readonly rating: number
  readonly reviewsCount: number
}): boolean => ratingData !== undefined && ratingData.rating >= 1 && ratingData.reviewsCount >= 1

/**
 * The five stars of a rating. The part of a star that is reached decides: above 0.7 full, from 0.5 to 0.7 half, below 0.5
 * empty (storefront 4, star rating). Counted in millionths, so that the 0.7 of a 4.7 is 0.7.
 * @stability stable
 */
export const stars = (rating: number): ReadonlyArray<Star> =>
  [0, 1, 2, 3, 4].map((below) => {
    const part = Math.round(rating * 1_000_000) - below * 1_000_000
    if (part > 700_000) return "full"
    return part >= 500_000 ? "half" : "empty"
  })
