import { MarketsError } from "@heimwerk/core/market/Markets.port.ts"
import { Market } from "@heimwerk/core/market/Market.ts"
import * as Schema from "effect/Schema"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"

import { RequestGuard } from "./RequestGuard.ts"
import { errorResponses } from "./errors.ts"
import { marketsPath } from "./paths.ts"

/**
 * All markets in one answer (storefront 7, Markets). The schema is that of the core, because the HTTP
 * interface has the same field names.
 */
export class MarketList extends Schema.Opaque<MarketList>()(
  Schema.Struct({ markets: Schema.Array(Market) }),
) {}

/** The endpoint of the market list. */
export class MarketsApi extends HttpApiGroup.make("markets")
  .add(HttpApiEndpoint.get("list", marketsPath, { success: MarketList, error: errorResponses(MarketsError) }))
  .middleware(RequestGuard) {}
