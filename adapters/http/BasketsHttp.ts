import { commandsOver } from "@heimwerk/core/basket/commandsOver.ts"
import { BasketError, Baskets } from "@heimwerk/core/ports/Baskets.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Schema from "effect/Schema"
import * as Semaphore from "effect/Semaphore"

import { ShopClient } from "./client.ts"
import { toLimited } from "./contract/basket/toLimited.ts"
import { NotInShop, NotPossible } from "./contract/basket/api.ts"
import { InvalidRequest, InvalidValue } from "./contract/problem.ts"
import { withinBudget } from "./retry.ts"

const isOurRefusal = Schema.is(Schema.Union([NotInShop, NotPossible]))
const isMisfit = Schema.is(Schema.Union([InvalidRequest, InvalidValue]))

const toError = (cause: unknown) => {
  if (isOurRefusal(cause)) return new BasketError({ reason: cause.code })
  return new BasketError({ reason: isMisfit(cause) ? "Invalid" : "Unavailable", cause })
}

const answer = withinBudget(toError)

/**
 * The visitor's basket in a shop over HTTP; the session cookie says whose it is, the key names the command. Changes are
 * sent one after the other: two first ones side by side would start two sessions, and one of the baskets would be lost.
 */
export const layer: Layer.Layer<Baskets, never, ShopClient> = Layer.effect(
  Baskets,
  Effect.gen(function* () {
    const {
      brand,
      calls: { basket },
    } = yield* ShopClient
    const turn = yield* Semaphore.make(1)
    const inTurn = <A, E>(change: Effect.Effect<A, E>) => turn.withPermit(change)
    return {
      ...commandsOver(() => Effect.fail(new BasketError({ reason: "Unavailable" }))),
      moveToWishlist: () => Effect.fail(new BasketError({ reason: "Unavailable" })),
      limited: answer(basket.limited({ params: { brand } })).pipe(
        Effect.map(toLimited),
        Effect.withSpan("BasketsHttp.limited"),
      ),
      get: answer(basket.get({ params: { brand } })).pipe(Effect.withSpan("BasketsHttp.get")),
      add: Effect.fn("BasketsHttp.add")(
        (payload, key) =>
          answer(basket.add({ params: { brand }, headers: { "idempotency-key": key }, payload })),
        inTurn,
      ),
      update: Effect.fn("BasketsHttp.update")((id, quantity, key) => {
        const headers = { "idempotency-key": key }
        return answer(basket.update({ params: { brand, id }, headers, payload: { quantity } }))
      }, inTurn),
      remove: Effect.fn("BasketsHttp.remove")(
        (id, key) => answer(basket.remove({ params: { brand, id }, headers: { "idempotency-key": key } })),
        inTurn,
      ),
    }
  }),
)
