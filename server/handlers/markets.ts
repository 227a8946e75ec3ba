import { MarketList } from "@heimwerk/adapters/http/contract/markets.ts"
import { ShopApi } from "@heimwerk/adapters/http/ShopApi.ts"
import { Markets } from "@heimwerk/core/market/Markets.port.ts"
import { Effect, Schema } from "effect"
import { HttpApiBuilder } from "effect/http-api"

import { preparedJson } from "../files/prepared.ts"

const encode = Schema.encodeEffect(MarketList)

/**
 * Handler of the market list. The list is long and the same for everyone, so it is encoded and compressed
 * once.
 */
export const layer = HttpApiBuilder.group(
  ShopApi,
  "markets",
  Effect.fn(function* (handlers) {
    const markets = yield* Markets
    const list = preparedJson(
      markets.all,
      (all) => Effect.orDie(encode({ markets: all })),
      "public, max-age=300",
    )
    return handlers.handle("list", ({ request }) => list(request))
  }),
)
