import { Catalog } from "@heimwerk/core/catalog/Catalog.port.ts"
import type { Category } from "@heimwerk/core/catalog/Category.ts"
import { maxPageSize } from "@heimwerk/core/catalog/pageSizes.ts"
import * as Effect from "effect/Effect"

const productsIn = Effect.fnUntraced(function* (categoryId: string, maxPages: number) {
  const catalog = yield* Catalog
  const query = { categoryId, filters: [], sort: "name", pageSize: maxPageSize } as const
  const first = yield* catalog.search({ ...query, page: 1 })
  const count = Math.min(first.pageCount, maxPages)
  const pages = Array.from({ length: Math.max(0, count - 1) }, (_, index) => index + 2)
  const others = yield* Effect.forEach(pages, (page) => catalog.search({ ...query, page }))
  return [first, ...others].flatMap(({ products }) => products)
})

/**
 * Reads the products of main categories, one list for each, with 96 products per request.
 *
 * @param maxPages maximum number of requests for each category
 */
export const allProducts = (categories: ReadonlyArray<Category>, maxPages = Infinity) =>
  Effect.forEach(categories, ({ id }) => productsIn(id, maxPages), { concurrency: 4 })
