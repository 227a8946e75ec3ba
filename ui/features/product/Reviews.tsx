import type { Product } from "@heimwerk/core/product/Product.ts"
import { showsRating, stars } from "@heimwerk/core/product/rating.ts"

import { Stars } from "../../widgets/Stars.tsx"
import styles from "./Reviews.module.css"
import { ratingText, reviewsText } from "./ratingWords.ts"

interface ReviewsProps {
  readonly ratingData: Product["ratingData"]
}

/**
 * The rating summary of an article and its reliability (UWG § 5b, 3). Renders nothing if no rating is shown.
 */
export const Reviews = ({ ratingData }: ReviewsProps) => {
  if (ratingData === undefined || !showsRating(ratingData)) return null
  const { rating, reviewsCount } = ratingData
  return (
    <section aria-labelledby="bewertungen" className={styles["reviews"]}>
      <h2 id="bewertungen">Bewertungen</h2>
      <p className={styles["sum"]}>
        <span className={styles["average"]} aria-hidden="true">
          {ratingText(rating)}
        </span>
        <span className={styles["of"]}>
          <Stars stars={stars(rating)} label={`${ratingText(rating)} von 5 Sternen`} />
          {reviewsText(reviewsCount)}
        </span>
      </p>
      <p className={styles["note"]}>
        Wir prüfen nicht, ob die Bewertungen von Menschen stammen, die den Artikel gekauft oder benutzt haben.
      </p>
    </section>
  )
}
