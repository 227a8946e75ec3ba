import { Worker } from "node:worker_threads"

import type { Refusal, Reply, Request } from "./protocol.ts"

/** PostgreSQL refused a statement. The message is that of PostgreSQL. */
export class StatementRefused extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal.message)
    this.refusal = refusal
  }
}

/** A statement exceeded its time limit. Its worker thread was terminated and the transaction rolled back. */
export class BudgetExceeded extends Error {}

/** A connection to a worker thread with an open database. */
export interface WorkerConnection {
  readonly version: string
  /** Returns false after the worker thread has ended. */
  readonly isAlive: () => boolean
  readonly run: (
    sql: string,
    params: ReadonlyArray<unknown>,
    rowMode: "array" | "object",
  ) => Promise<ReadonlyArray<unknown>>
  /**
   * Writes a checkpoint and ends the worker. If this takes longer than the time limit of a statement, the
   * worker is terminated without a checkpoint, which loses no commit.
   */
  readonly close: () => Promise<void>
}

const restarted = "The embedded database was restarted."

interface Waiting {
  readonly isLimited: boolean
  readonly resolve: (rows: ReadonlyArray<unknown>) => void
  readonly reject: (cause: Error) => void
}

/**
 * Starts a worker thread that opens the database in `directory`, and connects to it. PGlite blocks its thread and
 * has no time limit, so it runs in a thread of its own. The thread runs statements one by one in the order in which
 * they were sent. A statement that runs longer than `budgetMillis` terminates the thread, and the statements behind
 * it fail. A `vacuum` has no limit: a large table takes longer, and would never be vacuumed.
 */
export const connect = (directory: string, budgetMillis: number): Promise<WorkerConnection> =>
  new Promise((opened, failed) => {
    const worker = new Worker(new URL("./pglite.worker.ts", import.meta.url), { workerData: directory })
    /** The sent statements without a reply by their ids. The thread runs the first one. */
    const waiting = new Map<number, Waiting>()
    let next = 0
    let alive = true
    const send = (request: Request) => worker.postMessage(request, [])
    let timer: NodeJS.Timeout | undefined
    const end = (cause: Error, others: Error = cause) => {
      alive = false
      failed(cause)
      clearTimeout(timer)
      const [first, ...rest] = waiting.values()
      waiting.clear()
      first?.reject(cause)
      for (const { reject } of rest) reject(others)
    }
    const limitFirst = () => {
      clearTimeout(timer)
      const [first] = waiting.values()
      if (first?.isLimited !== true) return
      timer = setTimeout(() => {
        end(new BudgetExceeded(`A statement took longer than ${budgetMillis} ms.`), new Error(restarted))
        void worker.terminate()
      }, budgetMillis)
    }
    const run: WorkerConnection["run"] = (sql, params, rowMode) =>
      new Promise((resolve, reject) => {
        if (!alive) return reject(new Error(restarted))
        const id = next++
        waiting.set(id, { isLimited: !sql.startsWith("vacuum "), resolve, reject })
        if (waiting.size === 1) limitFirst()
        send({ kind: "statement", id, sql, params, rowMode })
      })
    const close = (): Promise<void> =>
      new Promise((closed) => {
        if (!alive) return closed()
        // The last checkpoint never ends when the folder is gone or the disk does not answer.
        const limit = setTimeout(() => void worker.terminate(), budgetMillis)
        worker.once("exit", () => {
          clearTimeout(limit)
          closed()
        })
        send({ kind: "close" })
      })
    worker.on("message", (reply: Reply) => {
      if (reply.kind === "opened") return opened({ version: reply.version, isAlive: () => alive, run, close })
      if (reply.kind === "unopened") {
        end(new Error(reply.message))
        return void worker.terminate()
      }
      const asked = waiting.get(reply.id)
      if (asked === undefined) return
      waiting.delete(reply.id)
      limitFirst()
      if (reply.kind === "rows") asked.resolve(reply.rows)
      else asked.reject(new StatementRefused(reply.refusal))
    })
    worker.on("error", (cause) => end(cause instanceof Error ? cause : new Error(String(cause))))
    worker.on("exit", () => end(new Error("The embedded database has ended.")))
  })
