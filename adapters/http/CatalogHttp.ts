import { Catalog, CatalogError } from "@heimwerk/core/catalog/Catalog.port.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import { clientOf, type ShopClient } from "./client.ts"
import { fromCategoryTree } from "./contract/search/categories.ts"
import { toListParams } from "./contract/search/query.ts"
import { failAs } from "./failAs.ts"
import { toPage } from "./reading/plain/toPage.ts"
import { SearchReading } from "./reading/search.ts"

const answer = failAs(CatalogError)

/**
 * Removes the field `priceInForce` from a product. The field repeats the price for clients that find fields by
 * their roles (`fieldRoles`).
 */
const product = <V extends { readonly priceInForce: unknown }>({
  masterValues,
}: {
  readonly masterValues: V
}) => {
  const { priceInForce: _, ...values } = masterValues
  return values
}

/** The catalogue, called over HTTP in the search service's format. */
export const layer: Layer.Layer<Catalog, never, ShopClient> = Layer.effect(
  Catalog,
  Effect.map(clientOf(SearchReading), ({ calls: { search: service }, channel }) => {
    const params = { channel }
    return {
      search: Effect.fn("CatalogHttp.search")((query) => {
        const list = toListParams(query)
        const call =
          query.term === undefined
            ? service.navigation({ params, query: list })
            : service.search({ params, query: { query: query.term, ...list } })
        return answer(call).pipe(Effect.map((result) => toPage(result, result.hits.map(product))))
      }),
      navigation: answer(service.categories({ params })).pipe(
        Effect.map(fromCategoryTree),
        Effect.withSpan("CatalogHttp.navigation"),
      ),
      records: Effect.fn("CatalogHttp.records")((productNumber, marketId) =>
        productNumber.length === 0
          ? Effect.succeed([])
          : answer(
              service.records({
                params,
                query: { productNumber, ...(marketId === undefined ? {} : { purchaserId: marketId }) },
              }),
            ).pipe(Effect.map(({ records }) => records.map(product))),
      ),
      detail: Effect.fn("CatalogHttp.detail")((id, marketId) =>
        answer(
          service.detail({
            params: { channel, id },
            query: marketId === undefined ? {} : { purchaserId: marketId },
          }),
        ).pipe(Effect.map(product)),
      ),
    }
  }),
)
