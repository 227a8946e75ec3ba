import { Clock, Effect, type Schema } from "effect"
import { SqlClient } from "effect/sql"
import type { SqlError } from "effect/sql"

import {
  CustomerRequest,
  RequestReceiver,
  RequestReceiverError,
} from "@heimwerk/core/forms/RequestReceiver.port.ts"

import { inBatch, leaseEnd, maxParallelDeliveries, withinTryLimit } from "./deliveryLease.ts"
import { readableRows } from "./readableRows.ts"

/** A delivered request is kept for this time, in ms: 30 days, in case somebody asks about it. */
export const deliveredLifetimeMillis = 30 * 24 * 60 * 60 * 1000

const readRequests = readableRows("requests", CustomerRequest)

/**
 * Delivers due customers' requests, each at least once and always under the same id. Requests that wait for their
 * confirmation are not due. A request is leased for at least 3 minutes and marked as delivered when the
 * receiver has accepted it. After a crash the lease expires and another run delivers the request. Parallel
 * servers lease different requests. Returns the number of delivered requests.
 */
export const deliverRequests: Effect.Effect<
  number,
  SqlError.SqlError | Schema.SchemaError,
  SqlClient.SqlClient | RequestReceiver
> = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const receiver = yield* RequestReceiver
  const now = yield* Clock.currentTimeMillis
  const requests = yield* sql`
    update customer_request set tries = tries + 1, due = ${leaseEnd(sql, now)}
    where id in (
      select id from customer_request
      where delivered is null and (token_hash is null or confirmed is not null) and due <= ${now}::bigint
      order by due limit ${maxParallelDeliveries}::int for update skip locked
    )
    returning id, form, payload`.pipe(Effect.flatMap(readRequests))
  const delivered = yield* Effect.forEach(
    requests,
    (request) =>
      withinTryLimit(receiver.accept(request), (cause) => new RequestReceiverError({ cause })).pipe(
        Effect.andThen(Clock.currentTimeMillis),
        Effect.flatMap(
          (at) => sql`update customer_request set delivered = ${at}::bigint where id = ${request.id}::text`,
        ),
        Effect.as(1),
        Effect.catchTag("RequestReceiverError", (error) =>
          Effect.as(Effect.logWarning("A request was not taken and is delivered again later", error), 0),
        ),
        inBatch("A request could not be delivered and is tried again later", { request: request.id }),
      ),
    { concurrency: maxParallelDeliveries },
  )
  return delivered.reduce((sum: number, one) => sum + one, 0)
}).pipe(Effect.withSpan("sql.deliverRequests"))
