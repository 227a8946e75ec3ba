import type { Product } from "@heimwerk/core/product/Product.ts"
import { showsRating, stars } from "@heimwerk/core/product/rating.ts"

import { Stars } from "../../widgets/Stars.tsx"
import styles from "./Rating.module.css"

/** The stars with the number of reviews; nothing below one star or one review (storefront 2, product tile). */
export const Rating = ({ ratingData }: { readonly ratingData: Product["ratingData"] }) => {
  if (ratingData === undefined || !showsRating(ratingData)) return null
  const { rating, reviewsCount } = ratingData
  const inWords = rating.toFixed(1).replace(".", ",")
  return (
    <p className={styles["rating"]}>
      <Stars stars={stars(rating)} label={`${inWords} von 5 Sternen`} />
      <span>
        <span aria-hidden="true">({reviewsCount})</span>
        <span className="visually-hidden">
          {reviewsCount === 1 ? "1 Bewertung" : `${reviewsCount} Bewertungen`}
        </span>
      </span>
    </p>
  )
}
