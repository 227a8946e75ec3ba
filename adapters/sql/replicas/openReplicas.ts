import * as PgClient from "@effect/sql-pg/PgClient"
import { Clock, Duration, Effect, Redacted, Semaphore } from "effect"
import type { Cause, Schema } from "effect"
import * as Reactivity from "effect/reactivity/Reactivity"
import type { SqlClient, SqlError } from "effect/sql"

import { innermostMessage } from "../innermostMessage.ts"
import { placeOf, refusalAt } from "../postgres.ts"
import { checkFreshness, type Freshness, type PrimaryReading } from "./freshness.ts"
import { readPrimary, readReplica } from "./readings.ts"
import type { ReplicaState } from "./ReplicaStates.ts"
import { makeRoutedClient } from "./routedClient.ts"
import { withinTime } from "./withinTime.ts"

/** Maximum number of connections to each replica. */
const connections = 8

/** Time limit for reading the state of one server. */
const readTimeout = "2 seconds"

/** Addresses and limits of the replicas. */
export interface ReplicaOptions {
  readonly urls: ReadonlyArray<string>
  /** Maximum lag behind the primary. Replicas with a larger lag are left out. */
  readonly maxLag: Duration.Duration
}

/** Replicas that answer public reads. */
export interface Replicas {
  /** Reads from the used replicas, or from the primary if none is used. */
  readonly client: SqlClient.SqlClient
  /**
   * The reading of the primary that every used replica has reached. Fails if neither the primary nor a
   * replica can be used.
   */
  readonly published: Effect.Effect<
    PrimaryReading,
    SqlError.SqlError | Schema.SchemaError | Cause.TimeoutError
  >
  readonly states: Effect.Effect<ReadonlyArray<ReplicaState>>
  /** Checks all servers. The caller must repeat it every second. No replica is used before the first check. */
  readonly check: Effect.Effect<void>
}

const openReplica = Effect.fnUntraced(function* (url: string) {
  const name = yield* placeOf("DATABASE_READ_URLS", url)
  // The pool opens no connection yet, so that the shop starts without its replicas.
  const client = yield* PgClient.make({
    url: Redacted.make(url),
    maxConnections: connections,
    connectTimeout: Duration.seconds(2),
    applicationName: "heimwerk",
  }).pipe(Effect.provide(Reactivity.layer), Effect.orDie)
  let state: ReplicaState = { name, isUsed: false, problem: "it was not checked yet" }
  let isChecked = false
  return {
    name,
    client,
    state: () => state,
    isChecked: () => isChecked,
    setState: (next: Omit<ReplicaState, "name">) => {
      state = { name, ...next }
      isChecked = true
    },
    isUsed: () => state.isUsed,
    leaveOut: () => {
      state = { ...state, isUsed: false, problem: "a statement failed" }
    },
  }
})

/** Returns the problem of a replica, for logs and operators. The text for a refused login contains no user. */
const problemOf = (name: string, cause: unknown): string => {
  const { message, reason } = refusalAt("DATABASE_READ_URLS", name, cause)
  if (reason === "LoginRefused")
    return "it refuses the user or password, or its pg_hba.conf does not let them in"
  return reason === "Unreachable" ? innermostMessage(cause) : message.replace(/\.$/u, "")
}

/**
 * Connects to streaming replicas and decides which may answer (ADR 0088). A replica that cannot be reached, belongs to
 * another database or is too far behind is left out until a later check succeeds. Fails only if an address is invalid.
 */
export const openReplicas = Effect.fnUntraced(function* (
  primary: SqlClient.SqlClient,
  { maxLag, urls }: ReplicaOptions,
) {
  const replicas = yield* Effect.forEach(urls, openReplica)
  const maxLagMillis = Duration.toMillis(maxLag)
  const turn = yield* Semaphore.make(1)
  let freshness: Freshness | undefined
  let source = ""
  let isPrimaryRead = false

  const check = turn.withPermit(
    Effect.gen(function* () {
      const found = yield* Effect.option(withinTime(readPrimary(primary), readTimeout))
      isPrimaryRead = found._tag === "Some"
      if (found._tag === "Some") source = found.value.source
      const reached = yield* Effect.forEach(
        replicas,
        ({ client }) => Effect.result(withinTime(readReplica(client, source), readTimeout)),
        { concurrency: "unbounded" },
      )
      const checked = checkFreshness(
        freshness,
        found._tag === "Some" ? found.value.reading : undefined,
        reached.map((result) => (result._tag === "Success" ? result.success : undefined)),
        yield* Clock.currentTimeMillis,
        maxLagMillis,
      )
      freshness = checked.freshness
      for (const [place, replica] of replicas.entries()) {
        const { isUsable: isUsed = false, ...lag } = checked.replicas[place] ?? {}
        const result = reached[place]
        const problem =
          result?._tag === "Failure"
            ? problemOf(replica.name, result.failure)
            : isUsed
              ? undefined
              : "it is too far behind"
        if (isUsed && !replica.isUsed()) yield* Effect.logInfo(`Replica ${replica.name} is used.`)
        if (!isUsed && (replica.isUsed() || !replica.isChecked()))
          yield* Effect.logWarning(`Replica ${replica.name} is left out: ${problem}.`)
        replica.setState({ isUsed, ...lag, ...(problem === undefined ? {} : { problem }) })
      }
    }),
  )
  const replicasClient = yield* makeRoutedClient(primary, replicas)
  const isAnyUsed = () => replicas.some(({ isUsed }) => isUsed())
  const published = Effect.suspend(() =>
    freshness !== undefined && (isPrimaryRead || isAnyUsed())
      ? Effect.succeed(freshness.published)
      : Effect.map(withinTime(readPrimary(primary), readTimeout), ({ reading }) => reading),
  )
  const states = Effect.sync(() => replicas.map(({ state }) => state()))
  return { client: replicasClient, published, states, check } satisfies Replicas
})
