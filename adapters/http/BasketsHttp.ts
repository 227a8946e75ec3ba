import type { BasketCommand } from "@heimwerk/core/basket/BasketCommand.ts"
import { BasketError, Baskets } from "@heimwerk/core/basket/Baskets.port.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import { clientOf, type ShopClient } from "./client.ts"
import { basketWire } from "./contract/basket/api.ts"
import { toLimited } from "./contract/basket/toLimited.ts"
import { failAs } from "./failAs.ts"
import { BasketReading } from "./reading/lists.ts"
import { sendOver } from "./sendCommand.ts"

const answer = failAs(BasketError, "Invalid")

/**
 * The visitor's basket, called over HTTP. The session cookie identifies the visitor, the key identifies the
 * command.
 */
export const layer: Layer.Layer<Baskets, never, ShopClient> = Layer.effect(
  Baskets,
  Effect.map(clientOf(BasketReading), ({ brand, calls: { basket } }) => {
    const send = sendOver<BasketCommand, (typeof BasketReading)["endpoints"]>(basketWire, basket, brand)
    const reads = {
      full: basket.get({ params: { brand } }),
      limited: Effect.map(basket.limited({ params: { brand } }), toLimited),
    }
    return {
      read: Effect.fn("BasketsHttp.read")((mode) => answer(reads[mode])),
      run: (command, key) => answer(send(command, key)).pipe(Effect.withSpan(`BasketsHttp.${command.kind}`)),
      moveToWishlist: Effect.fn("BasketsHttp.moveToWishlist")((id, key) =>
        answer(basket.moveToWishlist({ params: { brand, id }, headers: { "idempotency-key": key } })),
      ),
    }
  }),
)
