import type { ProductDetail } from "../product/Product.ts"
import type { ArticleId } from "../values/ArticleId.ts"
import type { MarketId } from "../values/MarketId.ts"
import type { Category } from "./Category.ts"

/** An article as the catalogue keeps it: everything about it that does not depend on a market. */
export interface Article {
  /** `availability` holds only what is true without a market; `stock` is absent. */
  readonly product: ProductDetail
  /** The main category above `product.categoryId`. */
  readonly mainCategoryId: string
  /** The German name of its colour, where colour is a choice. */
  readonly color?: string
  /** Words it is also searched by, which need not be in its name. */
  readonly keywords: ReadonlyArray<string>
  /** Can be sent home: availability code 0. */
  readonly shipping: boolean
  /** Can be ordered in a market that has none: availability code 2. */
  readonly orderable: boolean
}

/** Everything a catalogue needs to know, as plain data. */
export interface Assortment {
  readonly categories: ReadonlyArray<Category>
  readonly articles: ReadonlyArray<Article>
  /** Pieces of an article in a market; 0 when there are none. */
  readonly stock: (articleId: ArticleId, marketId: MarketId) => number
}
