import type { Article } from "../catalog/Assortment.ts"
import { priceInForce } from "../price/priceInForce.ts"
import { announcedReduction } from "../price/reduction.ts"
import type { Product } from "../product/Product.ts"
import { showsRating } from "../product/rating.ts"
import { fold } from "../values/fold.ts"

/**
 * The values of an article by which product lists filter and sort. They are plain values, so that table
 * columns can store them.
 */
export interface ArticleFacts {
  readonly articleId: string
  readonly mainCategoryId: string
  readonly categoryId: string
  readonly brand: string
  /** The price in force, in cents. */
  readonly price: number
  /** Colour of the article; empty if it has no colour choice. */
  readonly color: string
  /** Number of stars, 0 if no rating is shown. */
  readonly rating: number
  /** Number of reviews, 0 if no rating is shown. */
  readonly reviews: number
  /**
   * Whether the article is among 'Angebote'. The list announces reductions, so it contains only articles
   * with a reduction that may be announced.
   */
  readonly offer: boolean
  /** Energy class `A+++` to `G`; empty without an energy label. */
  readonly energy: string
  readonly shipping: boolean
  readonly orderable: boolean
  /**
   * Sort key that orders articles by name in German phone book order, with `ä` as `ae`. It is compared byte
   * by byte.
   */
  readonly nameKey: string
  /** Sort key for articles with the same score: bestsellers first, then articles with many reviews. */
  readonly popularity: number
}

/** An article with the data that product lists show, filter and sort by. */
export interface ListedArticle extends Omit<Article, "product" | "keywords"> {
  readonly product: Product
}

const maxReviews = 9999
const unrated = { rating: 0, reviewsCount: 0 }

/** Returns the rating only if it is shown. A hidden rating must not affect sorting. */
const shownRating = ({ ratingData }: Product) =>
  ratingData !== undefined && showsRating(ratingData) ? ratingData : unrated

/** Computes the filter and sort values of an article. All catalogue implementations use them. */
export const articleFacts = ({
  color,
  mainCategoryId,
  orderable,
  product,
  shipping,
}: ListedArticle): ArticleFacts => {
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
    offer: announcedReduction(product.price) !== undefined,
    energy: product.energyClass?.rating ?? "",
    shipping,
    orderable,
    nameKey: fold(product.name),
    popularity: (product.isBestseller ? maxReviews + 1 : 0) + Math.min(reviewsCount, maxReviews),
  }
}
