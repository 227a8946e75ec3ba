import type { Channel } from "@heimwerk/adapters/http/contract/search/api.ts"
import { toCategoryTree } from "@heimwerk/adapters/http/contract/search/categories.ts"
import { fieldRoles } from "@heimwerk/adapters/http/contract/search/fields.ts"
import { toProductQuery } from "@heimwerk/adapters/http/contract/search/query.ts"
import { toRecord, toResult } from "@heimwerk/adapters/http/contract/search/toResult.ts"
import { ShopApi } from "@heimwerk/adapters/http/ShopApi.ts"
import type { ProductQuery } from "@heimwerk/core/catalog/ProductQuery.ts"
import { Catalog } from "@heimwerk/core/catalog/Catalog.port.ts"
import { normaliseTerm } from "@heimwerk/core/search/term.ts"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"

import { preparedJson } from "../files/prepared.ts"

/**
 * Handlers of the search service's endpoints, based on the catalogue. The category tree is encoded and
 * compressed once.
 */
export const layer = HttpApiBuilder.group(
  ShopApi,
  "search",
  Effect.fn(function* (handlers) {
    const catalog = yield* Catalog
    const categories = preparedJson(
      catalog.navigation,
      (navigation) => Effect.succeed(toCategoryTree(navigation)),
      "public, max-age=300",
    )
    const answer = (channel: Channel, query: ProductQuery) =>
      Effect.map(catalog.search(query), (page) => toResult(page, query, channel))
    return handlers.handleAll({
      search: ({ params, query: { query: term, ...list } }) =>
        answer(params.channel, toProductQuery(list, normaliseTerm(term))),
      navigation: ({ params, query }) => answer(params.channel, toProductQuery(query)),
      categories: ({ request }) => categories(request),
      records: ({ query: { productNumber, purchaserId } }) =>
        Effect.map(catalog.records(productNumber, purchaserId), (products) => ({
          fieldRoles,
          records: products.map(toRecord),
        })),
      detail: ({ params, query: { purchaserId } }) =>
        Effect.map(catalog.detail(params.id, purchaserId), toRecord),
    })
  }),
)
