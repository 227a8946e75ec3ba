import type { AccountRules } from "@heimwerk/adapters/account/accountsOver.ts"
import type { Passwords } from "@heimwerk/adapters/account/Passwords.ts"
import { accountsFor } from "@heimwerk/adapters/sql/AccountsSql.ts"
import { basketsFor } from "@heimwerk/adapters/sql/BasketsSql.ts"
import { layer as sessionsLayer, Sessions } from "@heimwerk/adapters/sql/SessionsSql.ts"
import { wishlistsFor } from "@heimwerk/adapters/sql/WishlistsSql.ts"
import type { BotVerification } from "@heimwerk/core/botCheck/BotCheck.port.ts"
import type { Catalog } from "@heimwerk/core/catalog/Catalog.port.ts"
import { Effect, Layer } from "effect"
import type { SqlClient } from "effect/sql"

import { Visitors, VisitorsError } from "./Visitors.ts"

const unavailable = (cause: unknown) => new VisitorsError({ cause })

type Behind = SqlClient.SqlClient | Catalog | Passwords | BotVerification

/** Sessions, baskets, wishlists and accounts in the database. */
export const layer = (rules: AccountRules): Layer.Layer<Visitors, never, Behind> =>
  Layer.effect(
    Visitors,
    Effect.gen(function* () {
      const sessions = yield* Sessions
      const services = yield* Effect.context<Behind | Sessions>()
      const here = Effect.provideContext(services)
      return {
        resolve: (token) => Effect.mapError(sessions.resolve(token), unavailable),
        create: Effect.mapError(sessions.create, unavailable),
        baskets: ({ customer, visitorId }) => here(basketsFor(visitorId, customer?.loyaltyCard)),
        wishlists: ({ customer, visitorId }) => here(wishlistsFor(visitorId, customer?.loyaltyCard)),
        accounts: (tokens) => here(accountsFor(tokens, rules)),
      }
    }),
  ).pipe(Layer.provide(sessionsLayer))
