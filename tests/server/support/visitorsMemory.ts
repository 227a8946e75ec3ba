import * as BasketsMemory from "@heimwerk/adapters/memory/BasketsMemory.ts"
import * as VisitorMemory from "@heimwerk/adapters/memory/VisitorMemory.ts"
import * as WishlistsMemory from "@heimwerk/adapters/memory/WishlistsMemory.ts"
import { Baskets } from "@heimwerk/core/ports/Baskets.ts"
import { Catalog } from "@heimwerk/core/ports/Catalog.ts"
import { Wishlists } from "@heimwerk/core/ports/Wishlists.ts"
import { Visitors } from "@heimwerk/server/Visitors.ts"
import { Context, Effect, Layer } from "effect"

import { smallWorld } from "../../support/smallWorld.ts"

/** Visitors that are gone with the layer, each with a basket and a wishlist of the reference adapters. */
export const layer: Layer.Layer<Visitors, never, Catalog> = Layer.effect(
  Visitors,
  Effect.gen(function* () {
    const catalog = yield* Catalog
    const scope = yield* Effect.scope
    const shelves = new Map<string, Context.Context<Baskets | Wishlists>>()
    const newShelf = Layer.mergeAll(BasketsMemory.layer, WishlistsMemory.layer).pipe(
      Layer.provide(VisitorMemory.layer(smallWorld.benefits)),
      Layer.fresh,
      Layer.provide(Layer.succeed(Catalog, catalog)),
      Layer.buildWithScope(scope),
    )
    const shelfOf = (visitorId: string) => {
      const shelf = shelves.get(visitorId)
      return shelf === undefined
        ? Effect.die(new Error(`There is no visitor ${visitorId}.`))
        : Effect.succeed(shelf)
    }
    return {
      resolve: (token) => Effect.succeed(shelves.has(token) ? token : undefined),
      create: Effect.map(newShelf, (shelf) => {
        const token = `visitor-${shelves.size + 1}`
        shelves.set(token, shelf)
        return { token, visitorId: token }
      }),
      baskets: (visitorId) => Effect.map(shelfOf(visitorId), Context.get(Baskets)),
      wishlists: (visitorId) => Effect.map(shelfOf(visitorId), Context.get(Wishlists)),
    }
  }),
)
