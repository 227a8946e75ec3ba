import type { Category } from "@heimwerk/core/catalog/Category.ts"
import type { ProductPage } from "@heimwerk/core/catalog/ProductPage.ts"
import type { ProductQuery } from "@heimwerk/core/catalog/ProductQuery.ts"
import { Catalog, type CatalogError } from "@heimwerk/core/catalog/Catalog.port.ts"
import { Cache, Effect, Exit, Layer } from "effect"

/** How long a list may be behind what the markets have in stock. */
const lifetime = "30 seconds"

/** Lists kept at a time; about 10 MB. */
const capacity = 200

const timeToLive = (exit: Exit.Exit<unknown, unknown>) => (Exit.isSuccess(exit) ? lifetime : 0)

/**
 * A catalogue that answers the same list without asking the database again for half a minute: most visitors see the home
 * page and the first pages of the large categories, and every page has the navigation. Records and details, which baskets and product pages rely on, are
 * always asked for. A failure is not kept, and a visitor who leaves does not end the question others wait for.
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
