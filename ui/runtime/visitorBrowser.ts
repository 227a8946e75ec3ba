import { defaultBrand } from "@heimwerk/core/environment.ts"
import { Accounts } from "@heimwerk/core/account/Accounts.port.ts"
import { Baskets } from "@heimwerk/core/basket/Baskets.port.ts"
import { Wishlists } from "@heimwerk/core/wishlist/Wishlists.port.ts"
import { type Context, Effect, Layer } from "effect"

import { type AccountPorts, CustomerPorts, withAccountPorts } from "./customerPorts.ts"
import { VisitorReads } from "./visitorReads.ts"

/**
 * The ports of the account over HTTP. Their script loads once, with the first page or command that uses such
 * a port.
 */
export const customerPorts = Layer.effect(
  CustomerPorts,
  Effect.gen(function* () {
    const scope = yield* Effect.scope
    let loaded: Context.Context<AccountPorts> | undefined
    return {
      load: Effect.suspend(() =>
        loaded === undefined
          ? Effect.promise(() => import("@heimwerk/adapters/http/customersLayer.ts")).pipe(
              Effect.flatMap(({ customersLayer }) =>
                Layer.buildWithScope(
                  customersLayer({ origin: location.origin, brand: defaultBrand.product }),
                  scope,
                ),
              ),
              Effect.tap((ports) =>
                Effect.sync(() => {
                  loaded = ports
                }),
              ),
            )
          : Effect.succeed(loaded),
      ),
    }
  }),
)

/** The functions that read the visitor's data, for pages that load in the browser. */
export const visitorReads = Layer.effect(
  VisitorReads,
  Effect.gen(function* () {
    const baskets = yield* Baskets
    const wishlists = yield* Wishlists
    const { me } = yield* Accounts
    const services = yield* Effect.context<CustomerPorts>()
    return {
      basket: (mode) => baskets.read(mode),
      wishlist: (mode) => wishlists.read(mode),
      me,
      customer: Effect.promise(() => import("./customerReads.ts")).pipe(
        Effect.flatMap(({ customerReads }) => withAccountPorts(customerReads)),
        Effect.provideContext(services),
      ),
    }
  }),
)
