import { randomUUID } from "node:crypto"
import { statfs } from "node:fs/promises"

import { countAttempt } from "@heimwerk/adapters/sql/attempts.ts"
import { innermostMessage } from "@heimwerk/adapters/sql/innermostMessage.ts"
import { OpenedDatabase } from "@heimwerk/adapters/sql/OpenedDatabase.ts"
import { Cause, Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"

import { type Probe, Readiness } from "./Readiness.ts"

/** Time limit of each probe, after which the probe fails. */
const limit = "2 seconds"

/** How long a result is kept, so that frequent checks do not load the database. */
const lifetime = "1 second"

const megabyte = 1024 * 1024

/** Runs a probe. A failure, a defect and a late answer make it fail. */
const probe = <R>(
  name: Probe["name"],
  work: Effect.Effect<string, unknown, R>,
): Effect.Effect<Probe, never, R> =>
  work.pipe(
    Effect.timeout(limit),
    Effect.matchCause({
      onSuccess: (detail) => ({ name, isOk: true, detail }),
      onFailure: (cause) => ({ name, isOk: false, detail: innermostMessage(Cause.squash(cause)) }),
    }),
  )

/** Writes to the database. Each server has one row, in which it counts its probes of a minute. */
const write = (sql: SqlClient.SqlClient, server: string) =>
  Effect.map(countAttempt(sql, { kind: "health", who: server }, 60_000), () => "written")

/** Reads one product. A shop without products cannot serve visitors. */
const product = (sql: SqlClient.SqlClient) =>
  Effect.flatMap(sql`select 1 as found from article limit 1`, ({ length }) =>
    length === 0 ? Effect.fail("there is no product") : Effect.succeed("found"),
  )

/** Compares the free space of the data directory with the minimum. The probe of a removed directory fails. */
const disk = (directory: string, minMegabytes: number) =>
  Effect.gen(function* () {
    const { bavail, bsize } = yield* Effect.tryPromise(() => statfs(directory))
    const free = Math.floor((bavail * bsize) / megabyte)
    const detail = `${free} MB free, ${minMegabytes} MB needed`
    return free < minMegabytes ? yield* Effect.fail(detail) : detail
  })

/**
 * Probes the database and the data directory. With PostgreSQL, the disk of the data directory is not
 * probed, because it contains no database.
 */
export const layer = (directory: string, minMegabytes: number) =>
  Layer.effect(
    Readiness,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const { kind } = yield* OpenedDatabase
      const server = randomUUID()
      const all = Effect.all(
        [
          probe("write", write(sql, server)),
          probe("product", product(sql)),
          ...(kind === "embedded" ? [probe("disk", disk(directory, minMegabytes))] : []),
        ],
        { concurrency: "unbounded" },
      )
      return { probes: yield* Effect.cachedWithTTL(all, lifetime) }
    }),
  )
