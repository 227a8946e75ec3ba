/** Returns an average rating in German notation: `4,5`. */
export const ratingText = (rating: number): string => rating.toFixed(1).replace(".", ",")

/** Returns the number of reviews as text: `1 Bewertung`, `12 Bewertungen`. */
export const reviewsText = (count: number): string => (count === 1 ? "1 Bewertung" : `${count} Bewertungen`)
