/** An average as German writes it: `4,5`. */
export const ratingText = (rating: number): string => rating.toFixed(1).replace(".", ",")

/** How many have rated: `1 Bewertung`, `12 Bewertungen`. */
export const reviewsText = (count: number): string => (count === 1 ? "1 Bewertung" : `${count} Bewertungen`)
