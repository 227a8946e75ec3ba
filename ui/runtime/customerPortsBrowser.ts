import { type Context, Effect, Layer } from "effect"

import { defaultBrand } from "@heimwerk/core/environment.ts"

import { type AccountPorts, CustomerPorts } from "./customerPorts.ts"

/**
 * The ports of the account pages over HTTP. Their script loads once, with the first page or command that
 * uses one.
 */
export const layer = Layer.effect(
  CustomerPorts,
  Effect.gen(function* () {
    const scope = yield* Effect.scope
    let brought: Context.Context<AccountPorts> | undefined
    return {
      bring: Effect.suspend(() =>
        brought === undefined
          ? Effect.promise(() => import("@heimwerk/adapters/http/customersLayer.ts")).pipe(
              Effect.flatMap(({ customersLayer }) =>
                Layer.buildWithScope(
                  customersLayer({ origin: location.origin, brand: defaultBrand.product }),
                  scope,
                ),
              ),
              Effect.tap((ports) =>
                Effect.sync(() => {
                  brought = ports
                }),
              ),
            )
          : Effect.succeed(brought),
      ),
    }
  }),
)
