import type { Category } from "@heimwerk/core/catalog/Category.ts"
import type { ProductPage } from "@heimwerk/core/catalog/ProductPage.ts"
import type { ProductQuery } from "@heimwerk/core/catalog/ProductQuery.ts"
import { Catalog, type CatalogError } from "@heimwerk/core/catalog/Catalog.port.ts"
import { Cache, Effect, Exit, Layer } from "effect"

/**
 * Time for which a product list is cached. During this time, the list may differ from the stock of the
 * markets.
 */
const lifetime = "30 seconds"

/** Maximum number of cached product lists. They need about 10 MB of memory. */
const capacity = 200

const timeToLive = (exit: Exit.Exit<unknown, unknown>) => (Exit.isSuccess(exit) ? lifetime : 0)

/**
 * Caches product lists and the navigation for 30 s, because most visitors see the home page and the first
 * pages of large categories. Failures are not cached. The other reads of the catalogue are not cached either,
 * because baskets and product pages need current data. If a visitor leaves, a query that others wait for
 * continues.
 */
export const layer: Layer.Layer<Catalog, never, Catalog> = Layer.effect(
  Catalog,
  Effect.gen(function* () {
    const catalog = yield* Catalog
    const lists = yield* Cache.makeWith<ProductQuery, ProductPage, CatalogError>(
      (query) => catalog.search(query),
      { capacity, timeToLive },
    )
    const trees = yield* Cache.makeWith<"navigation", ReadonlyArray<Category>, CatalogError>(
      () => catalog.navigation,
      { capacity: 1, timeToLive },
    )
    return {
      ...catalog,
      search: (query) => Cache.get(lists, query),
      navigation: Cache.get(trees, "navigation"),
    }
  }),
)
