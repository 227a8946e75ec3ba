import * as Context from "effect/Context"
import * as Data from "effect/Data"
import type * as Effect from "effect/Effect"

import type { Category } from "./Category.ts"
import type { ProductPage } from "./ProductPage.ts"
import type { ProductQuery } from "./ProductQuery.ts"
import type { Product, ProductDetail } from "../product/Product.ts"
import type { ArticleId } from "../values/ArticleId.ts"
import type { MarketId } from "../values/MarketId.ts"
import type { ErrorFields } from "../values/errorFields.ts"
import { catalogReasons } from "./catalogReasons.ts"

/**
 * Why a request to the catalogue failed (storefront 8, search).
 * @stability stable
 * @example
 * import { CatalogError } from "@heimwerk/core/catalog"
 *
 * new CatalogError({ reason: "NotFound" }).message // => "Diesen Artikel gibt es bei uns nicht (mehr)."
 */
export class CatalogError extends Data.TaggedError("CatalogError")<ErrorFields<typeof catalogReasons>> {
  static readonly reasons: typeof catalogReasons = catalogReasons

  override get message() {
    return catalogReasons[this.reason].message
  }
}

/**
 * The catalogue: product search, categories and product details.
 * @stability stable
 * @example
 * import * as ShopHttp from "@heimwerk/adapters/http"
 * import { Catalog } from "@heimwerk/core/catalog"
 * import * as Effect from "effect/Effect"
 *
 * const shop = ShopHttp.layer({ origin: "https://shop.example", brand: "heimwerk" })
 * const drills = Catalog.use((catalog) =>
 *   catalog.search({ term: "akkuschrauber", filters: [], sort: "price-asc", page: 1, pageSize: 24 }),
 * )
 * const { products } = await Effect.runPromise(Effect.provide(drills, shop))
 * products[0]?.name // => "Grimmholt Akku-Bohrschrauber 12 V"
 */
export class Catalog extends Context.Service<
  Catalog,
  {
    /**
     * Returns one page of products. The page is empty for an unknown category. An unknown filter value matches
     * no product.
     */
    search(query: ProductQuery): Effect.Effect<ProductPage, CatalogError>
    /** All main categories with their sub-categories, in the order of the navigation. */
    readonly navigation: Effect.Effect<ReadonlyArray<Category>, CatalogError>
    /** Returns products by article number, in the requested order. Unknown numbers are omitted. */
    records(
      articleIds: ReadonlyArray<ArticleId>,
      marketId?: MarketId,
    ): Effect.Effect<ReadonlyArray<Product>, CatalogError>
    detail(articleId: ArticleId, marketId?: MarketId): Effect.Effect<ProductDetail, CatalogError>
  }
>()("core/catalog/Catalog") {}
