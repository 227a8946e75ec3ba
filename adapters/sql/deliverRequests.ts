import { Clock, Effect, Schema } from "effect"
import { SqlClient } from "effect/sql"
import type { SqlError } from "effect/sql"

import { CustomerRequest, RequestReceiver } from "@heimwerk/core/forms/RequestReceiver.port.ts"

/** Requests delivered in one go: fewer than a slow receiver takes in the time after which they are delivered again. */
const atOnce = 10
/** A delivery that has not ended after this is done again; every failure doubles it, up to 64 times. */
const patienceMillis = 60_000

/** So long a delivered request is kept, for questions about it: 30 days. */
export const deliveredLifetimeMillis = 30 * 24 * 60 * 60 * 1000

const Rows = Schema.Array(CustomerRequest)

/**
 * Delivers the requests that are due, each at least once and under its own id: a request is taken for a minute and noted as
 * delivered when the receiver has it. Whoever is killed in between leaves it to the next one; instances side by side take
 * different ones. Gives the number of requests that were delivered.
 */
export const deliver: Effect.Effect<
  number,
  SqlError.SqlError | Schema.SchemaError,
  SqlClient.SqlClient | RequestReceiver
> = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const receiver = yield* RequestReceiver
  const now = yield* Clock.currentTimeMillis
  const requests = yield* sql`
    update customer_request set tries = tries + 1,
      due = ${now}::bigint + ${patienceMillis}::bigint * power(2, least(tries, 6))::bigint
    where id in (
      select id from customer_request where delivered is null and due <= ${now}::bigint
      order by due limit ${atOnce}::int for update skip locked
    )
    returning id, form, payload`.pipe(Effect.flatMap(Schema.decodeUnknownEffect(Rows)))
  const delivered = yield* Effect.forEach(requests, (request) =>
    receiver.accept(request).pipe(
      Effect.andThen(Clock.currentTimeMillis),
      Effect.flatMap(
        (at) => sql`update customer_request set delivered = ${at}::bigint where id = ${request.id}::text`,
      ),
      Effect.as(1),
      Effect.catchTag("RequestReceiverError", (error) =>
        Effect.as(Effect.logWarning("A request was not taken and is delivered again later", error), 0),
      ),
    ),
  )
  return delivered.reduce((sum: number, one) => sum + one, 0)
}).pipe(Effect.withSpan("sql.deliver"))
