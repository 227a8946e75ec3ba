import { OperatorApi } from "@heimwerk/adapters/operator/OperatorApi.ts"
import {
  basketOf,
  consentsOf,
  customerWith,
  requestsOf,
  wishlistOf,
} from "@heimwerk/adapters/sql/support/customerData.ts"
import { declaredWithdrawals } from "@heimwerk/adapters/sql/support/declaredWithdrawals.ts"
import { queuedMail, queuedMails, retryRefusedMails } from "@heimwerk/adapters/sql/support/queuedMails.ts"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import type { SqlClient } from "effect/sql"

const missing = { code: "Missing" } as const

/** Handlers for staff who answer customers. */
export const layer = HttpApiBuilder.group(
  OperatorApi,
  "support",
  Effect.fn(function* (handlers) {
    const database = yield* Effect.context<SqlClient.SqlClient>()
    const here = <A, E>(work: Effect.Effect<A, E, SqlClient.SqlClient>) =>
      work.pipe(Effect.orDie, Effect.provideContext(database))
    const found = <A, E>(work: Effect.Effect<A | undefined, E, SqlClient.SqlClient>) =>
      Effect.flatMap(here(work), (answer) =>
        answer === undefined ? Effect.fail(missing) : Effect.succeed(answer),
      )
    return handlers.handleAll({
      customer: ({ payload }) => found(customerWith(payload.email)),
      basket: ({ payload }) => found(basketOf(payload.email)),
      wishlist: ({ payload }) => found(wishlistOf(payload.email)),
      consents: ({ payload }) => found(consentsOf(payload.email)),
      requests: ({ payload }) => here(requestsOf(payload.email)),
      mails: () => here(queuedMails),
      mail: ({ params }) => found(queuedMail(params.id)),
      retryMails: ({ payload }) => here(Effect.map(retryRefusedMails(payload.id), (queued) => ({ queued }))),
      withdrawals: () => here(declaredWithdrawals),
    })
  }),
)
