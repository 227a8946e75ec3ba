import { OperatorApi } from "@heimwerk/adapters/operator/OperatorApi.ts"
import { accessOf } from "@heimwerk/adapters/sql/support/accountAccess.ts"
import {
  basketOf,
  consentsOf,
  customerWith,
  requestsOf,
  wholeBasketOf,
  wishlistOf,
} from "@heimwerk/adapters/sql/support/customerData.ts"
import { declaredWithdrawals } from "@heimwerk/adapters/sql/support/declaredWithdrawals.ts"
import { queuedMail, queuedMails, retryRefusedMails } from "@heimwerk/adapters/sql/support/queuedMails.ts"
import type { Catalog } from "@heimwerk/core/catalog/Catalog.port.ts"
import type { Markets } from "@heimwerk/core/market/Markets.port.ts"
import type { Places } from "@heimwerk/core/place/Places.port.ts"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import type { SqlClient } from "effect/sql"

const missing = { code: "Missing" } as const

type Services = SqlClient.SqlClient | Catalog | Markets | Places

/**
 * Handlers for staff who answer customers.
 *
 * @param origin the address of the shop for visitors
 */
export const layer = (origin: string) =>
  HttpApiBuilder.group(
    OperatorApi,
    "support",
    Effect.fn(function* (handlers) {
      const services = yield* Effect.context<Services>()
      const here = <A, E>(work: Effect.Effect<A, E, Services>) =>
        work.pipe(Effect.orDie, Effect.provideContext(services))
      const found = <A, E>(work: Effect.Effect<A | undefined, E, Services>) =>
        Effect.flatMap(here(work), (answer) =>
          answer === undefined ? Effect.fail(missing) : Effect.succeed(answer),
        )
      return handlers.handleAll({
        customer: ({ payload }) => found(customerWith(payload.email)),
        access: ({ payload }) => here(accessOf(payload.email)),
        basket: ({ payload }) => found(basketOf(payload.email)),
        wholeBasket: ({ payload }) => found(wholeBasketOf(payload, origin)),
        wishlist: ({ payload }) => found(wishlistOf(payload.email)),
        consents: ({ payload }) => found(consentsOf(payload.email)),
        requests: ({ payload }) => here(requestsOf(payload.email)),
        mails: () => here(queuedMails),
        mail: ({ params }) => found(queuedMail(params.id)),
        retryMails: ({ payload }) =>
          here(Effect.map(retryRefusedMails(payload.id), (queued) => ({ queued }))),
        withdrawals: () => here(declaredWithdrawals),
      })
    }),
  )
