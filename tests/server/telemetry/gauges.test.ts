import { assert, it } from "@effect/vitest"
import * as PgClient from "@effect/sql-pg/PgClient"
import { makeGauges } from "@heimwerk/server/telemetry/gauges.ts"
import { Effect, Logger, Metric } from "effect"
import * as Reactivity from "effect/reactivity/Reactivity"
import { SqlClient } from "effect/sql"
import { TestClock } from "effect/testing"

/** A database that never gives a connection. */
const silent = SqlClient.make({
  acquirer: Effect.never,
  compiler: PgClient.makeCompiler(),
  driver: "silent",
  spanAttributes: [],
}).pipe(Effect.provide(Reactivity.layer))

it.effect(
  "a database that does not answer delays the gauges of the process by 2 s and does not hide them",
  () =>
    Effect.gen(function* () {
      const readGauges = Effect.provideService(yield* makeGauges, SqlClient.SqlClient, yield* silent)
      const reading = yield* Effect.forkChild(readGauges)
      yield* TestClock.adjust("1999 millis")
      assert.isUndefined(reading.pollUnsafe())
      yield* TestClock.adjust("1 milli")
      assert.isDefined(reading.pollUnsafe())
      const names = (yield* Metric.snapshot).map(({ id }) => id)
      assert.include(names, "process_resident_memory_bytes")
    }).pipe(Effect.provide(Logger.layer([]))),
)
