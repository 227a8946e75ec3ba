import { join } from "node:path"

import * as PgClient from "@effect/sql-pg/PgClient"
import { Context, Effect, Semaphore, Stream } from "effect"
import type { Scope } from "effect"
import * as Reactivity from "effect/reactivity/Reactivity"
import { SqlClient, SqlError } from "effect/sql"
import type { SqlConnection } from "effect/sql"

import { OpenedDatabase } from "../OpenedDatabase.ts"
import { StartError } from "../StartError.ts"
import { BudgetExceeded, connect, StatementRefused } from "./connect.ts"
import type { WorkerConnection } from "./connect.ts"
import { lockDirectory } from "./lock.ts"
import { databaseFolder } from "./privateFolder.ts"

const defaultBudgetMillis = 15_000

const reasonOf = (cause: unknown): SqlError.SqlErrorReason => {
  const message = cause instanceof Error ? cause.message : String(cause)
  if (cause instanceof BudgetExceeded) return new SqlError.StatementTimeoutError({ cause, message })
  if (!(cause instanceof StatementRefused)) return new SqlError.ConnectionError({ cause, message })
  const { code, constraint } = cause.refusal
  if (code === "23505") return new SqlError.UniqueViolation({ cause, message, constraint: constraint ?? "" })
  if (code?.startsWith("23") === true) return new SqlError.ConstraintError({ cause, message })
  if (code?.startsWith("42") === true) return new SqlError.SqlSyntaxError({ cause, message })
  if (code === "55P03") return new SqlError.LockTimeoutError({ cause, message })
  return new SqlError.UnknownError({ cause, message })
}

const sqlError = (cause: unknown) => new SqlError.SqlError({ reason: reasonOf(cause) })

const rowsOf = (rows: ReadonlyArray<unknown>): ReadonlyArray<object> =>
  rows.filter((row): row is object => typeof row === "object" && row !== null)

type Run = (
  ...statement: Parameters<WorkerConnection["run"]>
) => Effect.Effect<ReadonlyArray<unknown>, SqlError.SqlError>

const connectionWith = (run: Run): SqlConnection.Connection => {
  const execute: SqlConnection.Connection["execute"] = (sql, params, transform) =>
    Effect.map(run(sql, params, "object"), (rows) =>
      transform === undefined ? rows : transform(rowsOf(rows)),
    )
  const executeValues: SqlConnection.Connection["executeValues"] = (sql, params) =>
    Effect.map(run(sql, params, "array"), (rows) =>
      rows.filter((row): row is Array<unknown> => Array.isArray(row)),
    )
  return {
    execute,
    executeUnprepared: execute,
    executeValues,
    executeValuesUnprepared: executeValues,
    executeRaw: (sql, params) => run(sql, params, "object"),
    executeStream: (sql, params, transform) => Stream.fromIterableEffect(execute(sql, params, transform)),
  }
}

/** Keeps one worker thread open. After it has ended, the next statement starts another one. */
const makeWorkers = (directory: string, budgetMillis: number) => {
  let current:
    { readonly worked: WorkerConnection; readonly connection: SqlConnection.Connection } | undefined
  const acquire = Effect.gen(function* () {
    if (current?.worked.isAlive() !== true) {
      const worked = yield* Effect.tryPromise({
        try: () => connect(directory, budgetMillis),
        catch: sqlError,
      })
      const run: Run = (...statement) =>
        Effect.tryPromise({ try: () => worked.run(...statement), catch: sqlError })
      current = { worked, connection: connectionWith(run) }
    }
    return current
  })
  return {
    acquire,
    isCurrent: (connection: SqlConnection.Connection) =>
      current?.connection === connection && current.worked.isAlive(),
    close: Effect.promise(async () => current?.worked.close()),
  }
}

/**
 * Opens the embedded database of a folder: first the lock, then PGlite in a worker thread. There is one
 * connection. A transaction reserves it, and other statements wait until the transaction ends, so that they
 * do not become part of it. Without a transaction, a statement is sent before the replies to those before it, so
 * that the thread of the database does not wait for this one (ADR 0111).
 */
export const openEmbedded = ({
  directory,
  statementBudgetMillis = defaultBudgetMillis,
}: {
  readonly directory: string
  readonly statementBudgetMillis?: number
}): Effect.Effect<Context.Context<SqlClient.SqlClient | OpenedDatabase>, StartError, Scope.Scope> =>
  Effect.gen(function* () {
    yield* lockDirectory(directory)
    const turn = yield* Semaphore.make(1)
    const workers = makeWorkers(join(directory, databaseFolder), statementBudgetMillis)
    yield* Effect.addFinalizer(() => turn.withPermit(workers.close))
    const { worked } = yield* Effect.mapError(workers.acquire, (cause) => {
      const why = cause.reason.message ?? "unknown reason"
      const message = `The embedded database in ${directory} cannot be opened and seems to be damaged (${why}). Restore a backup with: heimwerk restore FILE --replace. Or choose another folder with DATA_DIR.`
      return new StartError({ reason: "Damaged", message, cause })
    })
    const connection = Effect.map(workers.acquire, ({ connection }) => connection)
    const lease = Effect.uninterruptibleMask((restore) =>
      Effect.andThen(
        // Equals `takeScoped`, which Effect 4.0 does not have.
        Effect.acquireRelease(restore(turn.take(1)), () => turn.release(1)),
        connection,
      ),
    )
    const shared = connectionWith((...statement) =>
      turn
        .withPermit(
          Effect.map(workers.acquire, ({ worked }) => {
            const reply = worked.run(...statement)
            // The caller may be interrupted before it waits for the reply.
            reply.catch(() => {})
            return { reply }
          }),
        )
        .pipe(Effect.flatMap(({ reply }) => Effect.tryPromise({ try: () => reply, catch: sqlError }))),
    )
    const client = yield* SqlClient.make({
      acquirer: lease,
      transactionAcquirer: lease,
      borrower: (use) => use(shared),
      isTransaction: workers.isCurrent,
      compiler: PgClient.makeCompiler(),
      driver: "pglite",
      spanAttributes: [["db.system.name", "postgresql"]],
    }).pipe(Effect.provide(Reactivity.layer))
    return Context.make(SqlClient.SqlClient, client).pipe(
      Context.add(OpenedDatabase, {
        kind: "embedded",
        description: `embedded PostgreSQL ${worked.version} (PGlite) in ${directory}`,
        durability: "process-crash safe",
      }),
    )
  })
