import * as Layer from "effect/Layer"

import type { ShopOptions } from "../client/ShopOptions.ts"
import * as AccountsHttp from "./AccountsHttp.ts"
import * as BasketsHttp from "./BasketsHttp.ts"
import * as CatalogHttp from "./CatalogHttp.ts"
import * as MarketsHttp from "./MarketsHttp.ts"
import * as NewsletterHttp from "./NewsletterHttp.ts"
import * as PlacesHttp from "./PlacesHttp.ts"
import { ShopConnection } from "./ShopConnection.ts"
import * as StocksHttp from "./StocksHttp.ts"
import * as SuggestionsHttp from "./SuggestionsHttp.ts"
import * as WishlistsHttp from "./WishlistsHttp.ts"

/**
 * The ports of markets, places, stock, catalogue, suggestions, basket, wishlist, newsletter and account over
 * HTTP. `customersLayer` and `requestsLayer` have others, which only some pages load.
 */
export const layer = (options: ShopOptions) =>
  Layer.mergeAll(
    MarketsHttp.layer,
    PlacesHttp.layer,
    StocksHttp.layer,
    CatalogHttp.layer,
    SuggestionsHttp.layer,
    BasketsHttp.layer,
    WishlistsHttp.layer,
    NewsletterHttp.layer,
    AccountsHttp.layer,
  ).pipe(Layer.provide(ShopConnection.layer(options)))
