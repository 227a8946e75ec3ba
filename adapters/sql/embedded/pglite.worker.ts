import { existsSync, mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { parentPort, workerData } from "node:worker_threads"

import { PGlite } from "@electric-sql/pglite"
import { amcheck } from "@electric-sql/pglite/contrib/amcheck"

import { makePreparedStatements } from "./preparedStatements.ts"
import type { Refusal, Reply, Request, StatementRequest } from "./protocol.ts"

/** Number of statements between two checks of the size of the write-ahead log. */
const statementsBetweenLooks = 50
/**
 * The worker makes a checkpoint when the log has grown by 64 MiB, and every minute if statements have run.
 * PGlite never makes one by itself.
 */
const checkpointAfterBytes = 64 * 1024 * 1024
const checkpointAfterMillis = 60_000

const port = parentPort
if (port === null) throw new Error("This file runs as a worker of the embedded database only.")
const reply = (message: Reply) => port.postMessage(message)

const textOf = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined)

const refusalOf = (cause: unknown): Refusal => {
  const message = cause instanceof Error ? cause.message : String(cause)
  if (typeof cause !== "object" || cause === null) return { message }
  const code = "code" in cause ? textOf(cause.code) : undefined
  const constraint = "constraint" in cause ? textOf(cause.constraint) : undefined
  return {
    message,
    ...(code === undefined ? {} : { code }),
    ...(constraint === undefined ? {} : { constraint }),
  }
}

/**
 * Name of a file in the database's folder. It exists once the database has been opened completely for the
 * first time.
 */
const completeMark = "heimwerk-complete"

/**
 * Opens the database, or creates it. PGlite creates a new database if `PG_VERSION` is missing. This is
 * correct if the first start was interrupted. If the folder had a complete database, opening fails, because
 * a new database would hide the loss of all data.
 */
const open = async (): Promise<PGlite> => {
  const directory: unknown = workerData
  if (typeof directory !== "string") throw new Error("The data directory is missing.")
  const mark = join(directory, completeMark)
  if (existsSync(mark) && !existsSync(join(directory, "PG_VERSION"))) throw new Error("PG_VERSION is missing")
  // PGlite would create a folder that other users can open.
  if (!existsSync(directory)) mkdirSync(directory, 0o700)
  const db = await PGlite.create({ dataDir: directory, extensions: { amcheck } })
  if (!existsSync(mark)) writeFileSync(mark, "")
  return db
}

const work = async (db: PGlite) => {
  const runStatement = makePreparedStatements(db)
  let statements = 0
  let changed = false
  const position = async () => {
    const { rows } = await db.query<{ bytes: number }>(
      "select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float8 as bytes",
    )
    return rows[0]?.bytes ?? 0
  }
  let folded = await position()

  const checkpoint = async (atLeast: number) => {
    try {
      const reached = await position()
      if (reached - folded < atLeast) return
      await db.query("checkpoint")
      folded = reached
      changed = false
    } catch {
      // A failed transaction is still open and refuses everything until its ROLLBACK, so the checkpoint is
      // skipped until the next check.
    }
  }

  const run = async ({ id, params, rowMode, sql }: StatementRequest) => {
    changed = true
    try {
      reply({ kind: "rows", id, rows: await runStatement(sql, params, rowMode) })
    } catch (cause) {
      reply({ kind: "refused", id, refusal: refusalOf(cause) })
    }
    if (++statements % statementsBetweenLooks === 0) await checkpoint(checkpointAfterBytes)
  }

  let queue = Promise.resolve()
  const timer = setInterval(() => {
    if (changed) queue = queue.then(() => checkpoint(1))
  }, checkpointAfterMillis)
  port.on("message", (request: Request) => {
    queue = queue.then(async () => {
      if (request.kind === "statement") return run(request)
      clearInterval(timer)
      await checkpoint(1)
      await db.close()
      port.close()
    })
  })
}

try {
  const db = await open()
  await work(db)
  const { rows } = await db.query<{ version: string }>("select current_setting('server_version') as version")
  reply({ kind: "opened", version: rows[0]?.version ?? "" })
} catch (cause) {
  reply({ kind: "unopened", message: refusalOf(cause).message })
}
