import { Effect } from "effect"
import { SqlError } from "effect/sql"

/**
 * Time until a job looks again at an order that it cannot read or change, in ms: 1 hour. Until then the order does not
 * block other orders.
 */
export const failedMillis = 60 * 60 * 1000
/**
 * Time until a job looks again at an order after a failure that may pass within seconds, in ms: 1 minute. The payment
 * service did not answer, or the database had a deadlock or no connection.
 */
export const silentMillis = 60 * 1000

/**
 * Runs the part of a job that concerns one order, so that its failure does not stop the other orders. A failure is
 * logged with the number of the order, and the order is postponed.
 *
 * @param texts the lines of the log: `busy` if the database is not available, `failed` for any other failure
 * @param postpone postpones the order by a time in ms
 */
export const orderJob =
  <E2, R2>(
    orderId: string,
    texts: { readonly busy: string; readonly failed: string },
    postpone: (millis: number) => Effect.Effect<unknown, E2, R2>,
  ) =>
  <A, E, R>(work: Effect.Effect<A, E, R>) =>
    work.pipe(
      Effect.catchIf(
        (error) => error instanceof SqlError.SqlError && error.isRetryable,
        (error) => Effect.andThen(Effect.logWarning(texts.busy, error), postpone(silentMillis)),
      ),
      Effect.catchCause((cause) =>
        Effect.andThen(Effect.logError(texts.failed, cause), postpone(failedMillis)),
      ),
      Effect.annotateLogs({ order: orderId }),
    )
