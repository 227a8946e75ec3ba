import { rmSync } from "node:fs"

import { assert, describe, it, layer } from "@effect/vitest"
import * as Database from "@heimwerk/adapters/sql/database.ts"
import { layer as readinessSql } from "@heimwerk/server/health/readinessSql.ts"
import { type Probe, Readiness } from "@heimwerk/server/health/Readiness.ts"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"

import { smallWorldDatabase, withSmallWorld } from "../../support/database.ts"
import { MemoryShop } from "../support/memoryShop.ts"
import { send } from "../support/send.ts"

const failed = (probes: ReadonlyArray<Probe>) => probes.filter(({ isOk }) => !isOk).map(({ name }) => name)

/**
 * Returns the names of the probes that fail if the shop needs this free disk space in MB. Each call runs the
 * probes again.
 */
const failing = (directory: string, minMegabytes: number) =>
  Effect.map(
    Readiness.use(({ probes }) => probes).pipe(
      Effect.provide(Layer.fresh(readinessSql(directory, minMegabytes))),
    ),
    failed,
  )

/** Returns what operators read about the probes that fail. */
const details = (directory: string) =>
  Effect.map(
    Readiness.use(({ probes }) => probes).pipe(Effect.provide(Layer.fresh(readinessSql(directory, 1)))),
    (probes) => probes.filter(({ isOk }) => !isOk).map(({ detail }) => detail),
  )

describe("the readiness probes", () => {
  it.live(
    "T-D8: the readiness probes fail for a full disk, a shop without products, a refused write, and a removed folder",
    () =>
      Effect.gen(function* () {
        const directory = yield* smallWorldDatabase
        yield* Effect.gen(function* () {
          const sql = yield* SqlClient.SqlClient
          assert.deepStrictEqual(yield* failing(directory, 1), [])
          assert.deepStrictEqual(yield* failing(directory, 9_999_999), ["disk"])
          yield* sql`alter table article rename to article_away`
          assert.deepStrictEqual(yield* failing(directory, 1), ["product"])
          yield* sql`alter table article_away rename to article`
          yield* sql`alter table attempt rename to attempt_away`
          assert.deepStrictEqual(yield* failing(directory, 1), ["write"])
          assert.deepStrictEqual(yield* details(directory), ['relation "attempt" does not exist'])
          yield* sql`alter table attempt_away rename to attempt`
          rmSync(directory, { recursive: true })
          assert.include(yield* failing(directory, 1), "disk")
        }).pipe(Effect.provide(withSmallWorld(Database.layer({ directory, statementBudgetMillis: 3000 }))))
      }),
  )
})

const fullDisk: Probe = { name: "disk", isOk: false, detail: "3 MB free at /srv/secret, 200 MB needed" }

layer(MemoryShop.layer({}, { readiness: { probes: Effect.succeed([fullDisk]) } }), {
  excludeTestServices: true,
})("a shop that is not ready", (it) => {
  it.effect(
    "the readiness check answers 503 and the liveness check 200 without details when a probe fails",
    () =>
      Effect.gen(function* () {
        const { origin } = yield* MemoryShop
        const ready = yield* Effect.promise(() => send(origin, "/health"))
        const live = yield* Effect.promise(() => send(origin, "/health/live"))
        assert.deepStrictEqual([ready.status, ready.text], [503, '{"status":"degraded"}'])
        assert.deepStrictEqual([live.status, live.text], [200, '{"status":"ok"}'])
      }),
  )
})
