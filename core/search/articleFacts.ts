import type { Article } from "../catalog/Assortment.ts"
import { priceInForce } from "../price/priceInForce.ts"
import type { Product } from "../product/Product.ts"
import { showsRating } from "../product/rating.ts"
import { fold } from "../values/fold.ts"

/** What lists are narrowed and sorted by: plain values that a table's columns or an object can hold. */
export interface ArticleFacts {
  readonly articleId: string
  readonly mainCategoryId: string
  readonly categoryId: string
  readonly brand: string
  /** Cents that are charged now. */
  readonly price: number
  /** Empty where colour is no choice. */
  readonly color: string
  /** Stars, 0 where no rating is shown. */
  readonly rating: number
  /** 0 where no rating is shown. */
  readonly reviews: number
  readonly offer: boolean
  /** `A` to `G`, empty without a label. */
  readonly energy: string
  readonly shipping: boolean
  readonly orderable: boolean
  /** Sorts names as a German telephone book does, compared byte by byte. */
  readonly nameKey: string
  /** Puts bestsellers and often reviewed articles first where nothing else decides. */
  readonly popularity: number
}

const maxReviews = 9999
const unrated = { rating: 0, reviewsCount: 0 }

/** A rating that no visitor sees must not move an article either. */
const shownRating = ({ ratingData }: Product) =>
  ratingData !== undefined && showsRating(ratingData) ? ratingData : unrated

/** Reads off an article what every catalogue must agree on. */
export const articleFacts = ({
  color,
  mainCategoryId,
  orderable,
  product,
  shipping,
}: Article): ArticleFacts => {
  const { rating, reviewsCount } = shownRating(product)
  return {
    articleId: product.articleId,
    mainCategoryId,
    categoryId: product.categoryId,
    brand: product.brand,
    price: priceInForce(product.price),
    color: color ?? "",
    rating,
    reviews: reviewsCount,
    offer: product.price.special !== undefined,
    energy: product.energyClass?.rating ?? "",
    shipping,
    orderable,
    nameKey: fold(product.name),
    popularity: (product.isBestseller ? maxReviews + 1 : 0) + Math.min(reviewsCount, maxReviews),
  }
}
