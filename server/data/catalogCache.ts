import type { Category } from "@heimwerk/core/catalog/Category.ts"
import type { ProductPage } from "@heimwerk/core/catalog/ProductPage.ts"
import type { ProductQuery } from "@heimwerk/core/catalog/ProductQuery.ts"
import { Catalog, type CatalogError } from "@heimwerk/core/catalog/Catalog.port.ts"
import { Cache, Effect, Exit, Layer } from "effect"

/** How long a list may be behind the markets' stock. */
const lifetime = "30 seconds"

/** Maximum number of cached lists, about 10 MB. */
const capacity = 200

const timeToLive = (exit: Exit.Exit<unknown, unknown>) => (Exit.isSuccess(exit) ? lifetime : 0)

/**
 * Caches lists and the navigation of the catalogue for 30 s, because most visitors see the home page and the first pages of
 * large categories. Records and details, which baskets and product pages rely on, are never cached, and neither are
 * failures. A visitor who leaves does not cancel a query that others wait for.
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
