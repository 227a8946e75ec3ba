import * as BasketsMemory from "@heimwerk/adapters/memory/BasketsMemory.ts"
import * as VisitorMemory from "@heimwerk/adapters/memory/VisitorMemory.ts"
import { Baskets } from "@heimwerk/core/ports/Baskets.ts"
import { Catalog } from "@heimwerk/core/ports/Catalog.ts"
import { Visitors } from "@heimwerk/server/Visitors.ts"
import { Context, Effect, Layer } from "effect"

/** Visitors that are gone with the layer, each with a basket of the reference adapter. */
export const layer: Layer.Layer<Visitors, never, Catalog> = Layer.effect(
  Visitors,
  Effect.gen(function* () {
    const catalog = yield* Catalog
    const scope = yield* Effect.scope
    const baskets = new Map<string, Baskets["Service"]>()
    const newBasket = BasketsMemory.layer.pipe(
      Layer.provide(VisitorMemory.layer()),
      Layer.fresh,
      Layer.provide(Layer.succeed(Catalog, catalog)),
      Layer.buildWithScope(scope),
      Effect.map(Context.get(Baskets)),
    )
    return {
      resolve: (token) => Effect.succeed(baskets.has(token) ? token : undefined),
      create: Effect.map(newBasket, (basket) => {
        const token = `visitor-${baskets.size + 1}`
        baskets.set(token, basket)
        return { token, visitorId: token }
      }),
      baskets: (visitorId) => {
        const basket = baskets.get(visitorId)
        return basket === undefined
          ? Effect.die(new Error(`There is no visitor ${visitorId}.`))
          : Effect.succeed(basket)
      },
    }
  }),
)
