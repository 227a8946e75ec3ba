import type { AccountRules } from "@heimwerk/adapters/account/accountsOver.ts"
import type { Passwords } from "@heimwerk/adapters/account/Passwords.ts"
import { accountsFor } from "@heimwerk/adapters/sql/AccountsSql.ts"
import { addressBookFor } from "@heimwerk/adapters/sql/AddressBookSql.ts"
import type { Caller } from "@heimwerk/adapters/sql/customer/Caller.ts"
import { checkoutFor } from "@heimwerk/adapters/sql/CheckoutSql.ts"
import { couponsFor, ordersFor } from "@heimwerk/adapters/sql/OrdersSql.ts"
import { profilesFor } from "@heimwerk/adapters/sql/ProfilesSql.ts"
import { visitorOverviews } from "@heimwerk/adapters/sql/visitor/overviews.ts"
import { visitorStores } from "@heimwerk/adapters/sql/visitor/store.ts"
import { makeVisitorSupply, VisitorSupply } from "@heimwerk/adapters/sql/visitor/supply.ts"
import { layer as sessionsLayer, Sessions } from "@heimwerk/adapters/sql/SessionsSql.ts"
import { basketsOver } from "@heimwerk/adapters/visitor/basketsOver.ts"
import { wishlistsOver } from "@heimwerk/adapters/visitor/wishlistsOver.ts"
import type { BotVerification } from "@heimwerk/core/botCheck/BotCheck.port.ts"
import type { Catalog } from "@heimwerk/core/catalog/Catalog.port.ts"
import type { Markets } from "@heimwerk/core/market/Markets.port.ts"
import type { Places } from "@heimwerk/core/place/Places.port.ts"
import { Context, Effect, Layer } from "effect"
import type { SqlClient } from "effect/sql"

import { CustomerData, type Visitor, Visitors, VisitorsError } from "./Visitors.ts"

const unavailable = (cause: unknown) => new VisitorsError({ cause })

type VisitorServices = SqlClient.SqlClient | Catalog | Markets | Places | Passwords | BotVerification
type CustomerServices = SqlClient.SqlClient | Passwords

/**
 * Sessions, baskets, wishlists, checkouts and accounts in the database.
 *
 * @param origin the origin of the links in mails
 */
export const visitorsLayer = (
  rules: AccountRules,
  origin: string,
): Layer.Layer<Visitors, never, VisitorServices> =>
  Layer.effect(
    Visitors,
    Effect.gen(function* () {
      const sessions = yield* Sessions
      const supply = yield* makeVisitorSupply
      const services = Context.add(yield* Effect.context<VisitorServices | Sessions>(), VisitorSupply, supply)
      const here = Effect.provideContext(services)
      const overview = yield* here(visitorOverviews)
      const stores = yield* here(visitorStores)
      const storeOf = ({ customer, read, visitorId }: Visitor) =>
        stores({ visitorId, ownCard: customer?.loyaltyCard, known: read })
      return {
        overview: (token) => Effect.mapError(overview(token), unavailable),
        resolve: (token) => Effect.mapError(sessions.resolve(token), unavailable),
        create: Effect.mapError(sessions.create, unavailable),
        baskets: (visitor) => Effect.sync(() => basketsOver(storeOf(visitor))),
        wishlists: (visitor) => Effect.sync(() => wishlistsOver(storeOf(visitor))),
        checkout: (visitor) =>
          here(
            checkoutFor(
              visitor && {
                visitorId: visitor.visitorId,
                customerId: visitor.customer?.id,
                ownCard: visitor.customer?.loyaltyCard,
              },
              origin,
            ),
          ),
        accounts: (tokens) => here(accountsFor(tokens, rules)),
      }
    }),
  ).pipe(Layer.provide(sessionsLayer))

/**
 * Data of customers in the database. All callers who are not logged in share the same ports, because these depend on
 * no session.
 *
 * @param origin the origin of the links in mails
 */
export const customerDataLayer = (origin: string): Layer.Layer<CustomerData, never, CustomerServices> =>
  Layer.effect(
    CustomerData,
    Effect.gen(function* () {
      const services = yield* Effect.context<CustomerServices>()
      const portsFor = (caller: Caller) =>
        Effect.all({
          profiles: profilesFor(caller, origin),
          addressBook: addressBookFor(caller),
          orders: ordersFor(caller),
          coupons: couponsFor(caller),
        }).pipe(Effect.provideContext(services))
      const guest = yield* portsFor({ customerId: undefined })
      return { of: (caller) => (caller.customerId === undefined ? Effect.succeed(guest) : portsFor(caller)) }
    }),
  )
