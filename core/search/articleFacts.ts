import type { Article } from "../catalog/Assortment.ts"
import { priceInForce } from "../price/priceInForce.ts"
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
  /** 0 without reviews. */
  readonly rating: number
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

const mostReviews = 9999

/** Reads off an article what every catalogue must agree on. */
export const articleFacts = ({
  color,
  mainCategoryId,
  orderable,
  product,
  shipping,
}: Article): ArticleFacts => ({
  articleId: product.articleId,
  mainCategoryId,
  categoryId: product.categoryId,
  brand: product.brand,
  price: priceInForce(product.price),
  color: color ?? "",
  rating: product.ratingData?.rating ?? 0,
  reviews: product.ratingData?.reviewsCount ?? 0,
  offer: product.price.special !== undefined,
  energy: product.energyClass?.rating ?? "",
  shipping,
  orderable,
  nameKey: fold(product.name),
  popularity:
    (product.isBestseller ? mostReviews + 1 : 0) +
    Math.min(product.ratingData?.reviewsCount ?? 0, mostReviews),
})
