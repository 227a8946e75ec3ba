import { basketsFor } from "@heimwerk/adapters/sql/BasketsSql.ts"
import { layer as sessionsLayer, Sessions } from "@heimwerk/adapters/sql/SessionsSql.ts"
import { wishlistsFor } from "@heimwerk/adapters/sql/WishlistsSql.ts"
import type { Catalog } from "@heimwerk/core/ports/Catalog.ts"
import { Effect, Layer } from "effect"
import type { SqlClient } from "effect/sql"

import { Visitors, VisitorsError } from "./Visitors.ts"

const unavailable = (cause: unknown) => new VisitorsError({ cause })

/** Sessions, baskets and wishlists in the database. */
export const layer: Layer.Layer<Visitors, never, SqlClient.SqlClient | Catalog> = Layer.effect(
  Visitors,
  Effect.gen(function* () {
    const sessions = yield* Sessions
    const services = yield* Effect.context<SqlClient.SqlClient | Catalog>()
    return {
      resolve: (token) => Effect.mapError(sessions.resolve(token), unavailable),
      create: Effect.mapError(sessions.create, unavailable),
      baskets: (visitorId) => Effect.provideContext(basketsFor(visitorId), services),
      wishlists: (visitorId) => Effect.provideContext(wishlistsFor(visitorId), services),
    }
  }),
).pipe(Layer.provide(sessionsLayer))
