import { Clock, Effect } from "effect"

/** Pause between two measurements. */
const pause = "100 millis"

/** The server is slow if an empty query takes longer, in ms. */
const slowMillis = 250

/** Limit of a slow server, as a share of the maximum. */
const lowestShare = 0.1

/** The limit grows by this share of the maximum after each measurement that was not slow. */
const growthShare = 0.02

/**
 * Measures again and again, until the scope closes, how long an empty query of the database takes, and returns how
 * many requests may wait for their answer now. Such a query waits for the thread of the server and for a connection, as
 * every request of a visitor does. It does not wait for other services or for clients that send slowly. After a
 * measurement above 250 ms, and at the start, the limit is a tenth of the maximum. Any other raises it by a fiftieth of
 * the maximum (ADR 0110).
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
  const lowest = Math.ceil(max * lowestShare)
  let limit = lowest
  let began: number | undefined
  const measure = Effect.gen(function* () {
    const start = clock.currentTimeMillisUnsafe()
    began = start
    yield* Effect.ignore(query)
    began = undefined
    const isSlow = clock.currentTimeMillisUnsafe() - start > slowMillis
    limit = isSlow ? lowest : Math.min(max, limit + max * growthShare)
    yield* Effect.sleep(pause)
  })
  yield* Effect.forkScoped(Effect.forever(measure))
  return () => (began !== undefined && clock.currentTimeMillisUnsafe() - began > slowMillis ? lowest : limit)
})
