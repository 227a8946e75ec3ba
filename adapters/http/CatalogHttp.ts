import { Catalog, CatalogError } from "@heimwerk/core/catalog/Catalog.port.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import { catalog } from "../client/catalog.ts"
import { products } from "../client/products.ts"
import { portCall } from "./contract/portCall.ts"
import { ShopConnection } from "./ShopConnection.ts"

const answer = portCall(CatalogError)

/** The catalogue, called over HTTP in the search service's format. */
export const layer: Layer.Layer<Catalog, never, ShopConnection> = Layer.effect(
  Catalog,
  Effect.map(ShopConnection, (shop) => {
    const { categories, detail, search } = catalog(shop)
    const { byId } = products(shop)
    const inMarket = (marketId?: string) => (marketId === undefined ? {} : { marketId })
    return {
      search: (query) => answer((signal) => search(query, { signal })),
      navigation: answer((signal) => categories({ signal })),
      records: (articleIds, marketId) =>
        answer((signal) => byId(articleIds, { signal, ...inMarket(marketId) })),
      detail: (articleId, marketId) =>
        answer((signal) => detail(articleId, { signal, ...inMarket(marketId) })),
    }
  }),
)
