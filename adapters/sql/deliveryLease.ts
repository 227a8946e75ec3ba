import { Effect } from "effect"
import type { SqlClient } from "effect/sql"

/** Maximum number of mails or requests per run. All of them are delivered in parallel, so no lease waits for another. */
export const maxParallelDeliveries = 4

/** Time limit of one try to deliver a mail or a request: 2 minutes. */
const tryLimit = "2 minutes"

/**
 * The first lease of a mail or request, in ms: 3 minutes. It is longer than a try, so that no second run delivers the
 * same mail. Each failed try doubles the lease, up to 48 minutes.
 */
const leaseMillis = 3 * 60_000
const maxDoublings = 4

/** Ends a try to deliver after 2 minutes with the given error. */
export const withinTryLimit = <A, E, R>(attempt: Effect.Effect<A, E, R>, error: (cause: Error) => E) =>
  Effect.timeoutOrElse(attempt, {
    duration: tryLimit,
    orElse: () => Effect.fail(error(new Error(`No answer within ${tryLimit}.`))),
  })

/**
 * Runs the delivery of one mail or request of a batch, so that an unexpected failure does not end the others. Such a
 * failure is logged with the id and counts as 0 deliveries. The next try comes when the lease expires.
 *
 * @param failed the line of the log
 */
export const inBatch =
  (failed: string, id: Readonly<Record<string, string>>) =>
  <E, R>(delivery: Effect.Effect<number, E, R>) =>
    delivery.pipe(
      Effect.catchCause((cause) => Effect.as(Effect.logError(failed, cause), 0)),
      Effect.annotateLogs(id),
    )

/** Expression for the end of a new lease, in epoch ms. `tries` is the number of earlier tries. */
export const leaseEnd = (sql: SqlClient.SqlClient, now: number) =>
  sql`${now}::bigint + ${leaseMillis}::bigint * power(2, least(tries, ${maxDoublings}::int))::bigint`

/** Expression for the sum of all leases of a row, in ms. */
export const leasedMillis = (sql: SqlClient.SqlClient) =>
  sql`${leaseMillis}::bigint * (power(2, least(tries, ${maxDoublings + 1}::int)) - 1
    + power(2, ${maxDoublings}::int) * greatest(tries - ${maxDoublings + 1}::int, 0))::bigint`
