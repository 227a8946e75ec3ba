import type { Product } from "@heimwerk/core/product/Product.ts"
import { showsRating, stars } from "@heimwerk/core/product/rating.ts"

import { Stars } from "../../widgets/Stars.tsx"
import styles from "./Rating.module.css"
import { ratingText, reviewsText } from "./ratingWords.ts"

/**
 * The stars of an article with the number of reviews. Renders nothing below one star or one review
 * (storefront 2, product tile).
 */
export const Rating = ({ ratingData }: { readonly ratingData: Product["ratingData"] }) => {
  if (ratingData === undefined || !showsRating(ratingData)) return null
  const { rating, reviewsCount } = ratingData
  return (
    <p className={styles["rating"]}>
      <Stars stars={stars(rating)} label={`${ratingText(rating)} von 5 Sternen`} />
      <span>
        <span aria-hidden="true">{`(${reviewsCount})`}</span>
        <span className="visually-hidden">{reviewsText(reviewsCount)}</span>
      </span>
    </p>
  )
}
