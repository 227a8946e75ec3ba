import type { Benefits } from "@heimwerk/core/basket/Benefits.ts"
import type { Article } from "@heimwerk/core/catalog/Assortment.ts"
import type { Category } from "@heimwerk/core/catalog/Category.ts"
import type { Market } from "@heimwerk/core/market/Market.ts"
import type { Place } from "@heimwerk/core/place/Place.ts"

/** An article with its stock in each market, from 0 to 32,767 pieces, in the order of the world's markets. */
export interface StockedArticle extends Article {
  readonly pieces: ReadonlyArray<number>
}

/** A world whose articles are read in batches, so that a large assortment need not be in memory. */
export interface World {
  readonly markets: ReadonlyArray<Market>
  readonly places: ReadonlyArray<Place>
  readonly categories: ReadonlyArray<Category>
  /** Vouchers, coupons and cards. */
  readonly benefits: Benefits
  readonly articles: () => AsyncIterable<ReadonlyArray<StockedArticle>>
}
