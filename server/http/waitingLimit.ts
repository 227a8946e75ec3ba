import { Clock, Effect, Latch } from "effect"

/** Pause between two measurements. */
const pause = "100 millis"

/** The server is slow if an empty query takes longer, in ms. */
const slowMillis = 250

/**
 * Time limit of an empty query. Without it, a connection that was cut silently would keep the limit at its lowest value
 * for about 15 minutes. The client of PostgreSQL closes the connection of an interrupted query without an answer.
 */
const queryLimit = "2 seconds"

/** Limit of a slow server, as a share of the maximum. */
const lowestShare = 0.1

/** The limit grows by this share of the maximum after each measurement that was not slow. */
const growthShare = 0.02

/** How many requests may wait for their answer at the same time. */
export interface WaitingLimit {
  /** The limit of a slow server. This number of requests may always wait. */
  readonly lowest: number
  /** Returns the limit now. Call it only while `lowest` requests or more wait, because it starts measurements. */
  readonly now: () => number
}

/**
 * Measures how long an empty query of the database takes, and limits the waiting requests by it. Such a query waits for
 * the thread of the server and for a connection, as every request of a visitor does. It does not wait for other services
 * or for clients that send slowly. After a measurement above 250 ms, the limit is a tenth of the maximum. Any other
 * raises it by a fiftieth of the maximum (ADR 0110). Measures only while somebody asks for the limit. After a break the
 * limit begins at its maximum.
 *
 * @param query an empty query of the database. Its failure counts as an answer: without a database, the requests of
 * visitors fail as fast
 * @param max the highest limit
 */
export const makeWaitingLimit = Effect.fnUntraced(function* (
  query: Effect.Effect<unknown, unknown>,
  max: number,
) {
  const clock = yield* Clock.Clock
  const asked = yield* Latch.make()
  const lowest = Math.ceil(max * lowestShare)
  let limit = max
  let isAsked = false
  let began: number | undefined
  const measure = Effect.gen(function* () {
    if (!isAsked) limit = max
    yield* asked.await
    asked.closeUnsafe()
    isAsked = false
    const start = clock.currentTimeMillisUnsafe()
    began = start
    yield* Effect.ignore(Effect.timeout(query, queryLimit))
    began = undefined
    const isSlow = clock.currentTimeMillisUnsafe() - start > slowMillis
    limit = isSlow ? lowest : Math.min(max, limit + max * growthShare)
    yield* Effect.sleep(pause)
  })
  yield* Effect.forkScoped(Effect.forever(measure))
  const now = () => {
    isAsked = true
    asked.openUnsafe()
    return began !== undefined && clock.currentTimeMillisUnsafe() - began > slowMillis ? lowest : limit
  }
  return { lowest, now } satisfies WaitingLimit
})
