import * as PgClient from "@effect/sql-pg/PgClient"
import { Effect, Metric } from "effect"
import * as Reactivity from "effect/reactivity/Reactivity"
import { SqlClient } from "effect/sql"

import { withinTime } from "./withinTime.ts"

/** Time limit of a statement on a replica. A statement of the shop takes at most 60 ms (ADR 0032). */
const statementTimeout = "2 seconds"

const failures = Metric.counter("heimwerk_replica_failures_total", {
  description: "Statements that failed on a replica and were repeated on another server.",
  incremental: true,
})

/** A replica that answers statements while it is used. */
export interface RoutedReplica {
  readonly name: string
  readonly client: SqlClient.SqlClient
  readonly isUsed: () => boolean
  /** Stops the use of the replica until its next check. */
  readonly leaveOut: () => void
}

/**
 * Makes a client that sends its statements to the used replicas in turn. A statement that fails on a replica or exceeds
 * 2 s is repeated on the next one and at last on the primary. If another server succeeds, the replica is left out until
 * its next check; if all fail, the statement itself is wrong. Transactions run on the primary. Statements must only
 * read.
 */
export const makeRoutedClient = (primary: SqlClient.SqlClient, replicas: ReadonlyArray<RoutedReplica>) => {
  let turn = 0
  const inTurn = (): ReadonlyArray<RoutedReplica> => {
    const used = replicas.filter(({ isUsed }) => isUsed())
    turn = (turn + 1) % Math.max(1, used.length)
    return [...used.slice(turn), ...used.slice(0, turn)]
  }
  return SqlClient.make({
    acquirer: primary.reserve,
    transactionAcquirer: primary.reserve,
    borrower: (use) => {
      const on = ({ reserve }: SqlClient.SqlClient) => Effect.scoped(Effect.flatMap(reserve, use))
      const run = ([replica, ...others]: ReadonlyArray<RoutedReplica>): ReturnType<typeof on> =>
        replica === undefined
          ? on(primary)
          : withinTime(on(replica.client), statementTimeout).pipe(
              Effect.catch(() =>
                Effect.tap(run(others), () => {
                  replica.leaveOut()
                  return Metric.update(Metric.withAttributes(failures, { replica: replica.name }), 1)
                }),
              ),
            )
      return Effect.suspend(() => run(inTurn()))
    },
    compiler: PgClient.makeCompiler(),
    driver: "pg",
    spanAttributes: [["db.system.name", "postgresql"]],
  }).pipe(Effect.provide(Reactivity.layer))
}
