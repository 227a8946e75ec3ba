import { BasketService } from "@heimwerk/core/basket/service.ts"
import { ArticleId } from "@heimwerk/core/values/ArticleId.ts"
import { toQuantity } from "@heimwerk/core/values/toQuantity.ts"
import { Effect, Layer, SubscriptionRef } from "effect"

import { makeBasketServer } from "../../support/oracles/basketServer.ts"
import { finished } from "../../support/inTime.ts"

/** Two drills for pickup in the market. */
export const drill = {
  articleId: ArticleId.make("1000001"),
  quantity: toQuantity(2),
  deliveryType: "marketPickup",
} as const
/** The message that a refused change of the basket shows. */
export const invalid = "Diese Änderung am Warenkorb ist so nicht möglich. Bitte prüfe deine Eingabe."

/** Opens a shop, adds two drills to its basket, and clears the record of calls. */
export const withDrills = Effect.gen(function* () {
  const server = makeBasketServer()
  const context = yield* Layer.build(BasketService.layer.pipe(Layer.provide(server.layer)))
  const service = yield* BasketService.pipe(Effect.provide(context))
  yield* finished(service.run({ kind: "add", line: drill }))
  server.calls.splice(0)
  return { server, service, state: SubscriptionRef.get(service.state) }
})
