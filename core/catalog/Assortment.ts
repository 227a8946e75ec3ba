import type { ProductDetail } from "../product/Product.ts"
import type { ArticleId } from "../values/ArticleId.ts"
import type { MarketId } from "../values/MarketId.ts"
import type { Category } from "./Category.ts"

/** An article in the catalogue, without data that depend on a market. */
export interface Article {
  /**
   * The product. `availability` contains only code 0 or nothing, because the other codes depend on a market;
   * `stock` is absent.
   */
  readonly product: ProductDetail
  /** Id of the main category that contains the product's category. */
  readonly mainCategoryId: string
  /** The German name of the colour. Absent if the article has no colour choice. */
  readonly color?: string
  /** Additional search words. They need not occur in the product's name. */
  readonly keywords: ReadonlyArray<string>
  /** Whether the article can be shipped: availability code 0. */
  readonly shipping: boolean
  /** Whether a market without stock can order the article: availability code 2. */
  readonly orderable: boolean
}

/** The complete data of a catalogue. */
export interface Assortment {
  readonly categories: ReadonlyArray<Category>
  readonly articles: ReadonlyArray<Article>
  /** Returns the stock of an article in a market in pieces, 0 if there is no stock. */
  readonly stock: (articleId: ArticleId, marketId: MarketId) => number
}
