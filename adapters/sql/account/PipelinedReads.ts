import { type Cause, Context, Effect, Exit, Schedule, Scope } from "effect"
import type { SqlClient } from "effect/sql"

import { withinTime } from "../replicas/withinTime.ts"

/** Runs a read, which uses the given client once. Fails with `TimeoutError` if the database does not answer. */
export type RunRead<Client = SqlClient.SqlClient> = <A, E, R>(
  read: (client: Client) => Effect.Effect<A, E, R>,
) => Effect.Effect<A, E | Cause.TimeoutError, R>

/**
 * Runs short reads that wait for no lock over one connection to PostgreSQL. It sends a statement before the answers of
 * the statements before it, so a busy server needs fewer system calls (ADR 0107). Commands must not use it, because a
 * commit would delay all reads behind it. `undefined`: reads use the pool, as in the embedded database.
 */
export class PipelinedReads extends Context.Reference<RunRead | undefined>(
  "adapters/sql/account/PipelinedReads",
  { defaultValue: () => undefined },
) {}

/**
 * Time limit of a read on the pipelined connection. A connection that a firewall or a failed host cuts silently reports
 * an error only after about 15 minutes, and all reads of the server wait on it.
 */
const readLimit = "2 seconds"

/** Time limit of a read on the pool. A network failure can make its connections silent, too. */
const poolLimit = "5 seconds"

/** Pause between two attempts to open a new connection. */
const reopenPause = "1 second"

/**
 * Opens the pipelined connection. A read without an answer for 2 s is repeated on the pool, and a new connection is
 * opened. Until it is open, all reads use the pool. A read on the pool fails after 5 s.
 *
 * @param connect opens a client with one pipelined connection
 */
export const makePipelinedReads = Effect.fnUntraced(function* <Client, E>(
  connect: Effect.Effect<Client, E, Scope.Scope>,
  pool: Client,
) {
  const scope = yield* Effect.scope
  const open = Effect.gen(function* () {
    const own = yield* Scope.fork(scope)
    const close = Scope.close(own, Exit.void)
    const client = yield* Effect.onError(Scope.provide(connect, own), () => close)
    return { client, close }
  })
  let current: Effect.Success<typeof open> | undefined = yield* open
  const reopen = Effect.fnUntraced(function* (silent: NonNullable<typeof current>) {
    current = yield* Effect.retry(open, { schedule: Schedule.spaced(reopenPause) })
    // By then no read waits on the silent connection any more.
    yield* Effect.delay(silent.close, readLimit)
  })
  const replace = Effect.fnUntraced(function* (silent: NonNullable<typeof current>) {
    if (current !== silent) return
    current = undefined
    yield* Effect.logWarning(
      `PostgreSQL did not answer the read of a session within ${readLimit}. A new connection is opened.`,
    )
    yield* Effect.forkIn(reopen(silent), scope)
  })
  const run: RunRead<Client> = (read) =>
    Effect.suspend(() => {
      const used = current
      const onPool = Effect.suspend(() => withinTime(read(pool), poolLimit))
      if (used === undefined) return onPool
      return Effect.timeoutOrElse(read(used.client), {
        duration: readLimit,
        orElse: () => Effect.andThen(replace(used), onPool),
      })
    })
  return run
})
