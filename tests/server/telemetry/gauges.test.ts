import { assert, it, layer } from "@effect/vitest"
import { migrate } from "@heimwerk/adapters/sql/migrate.ts"
import { queueMail, sendQueuedMails } from "@heimwerk/adapters/sql/outgoingMail.ts"
import { Outbox, OutboxError } from "@heimwerk/core/mail/Outbox.port.ts"
import { Email } from "@heimwerk/core/values/Email.ts"
import { makeGauges } from "@heimwerk/server/telemetry/gauges.ts"
import { Effect, Layer, Logger, Metric } from "effect"
import { PrometheusMetrics } from "effect/observability"
import * as Reactivity from "effect/reactivity/Reactivity"
import { SqlClient, type SqlConnection, SqlError, Statement } from "effect/sql"
import { TestClock } from "effect/testing"

import { embedded } from "../../support/database.ts"

const clientOf = (acquirer: SqlConnection.Acquirer) =>
  SqlClient.make({
    acquirer,
    compiler: Statement.makeCompilerSqlite(),
    driver: "fake",
    spanAttributes: [],
  }).pipe(Effect.provide(Reactivity.layer))

/** A database that never gives a connection. */
const silent = clientOf(Effect.never)

/** A database that refuses every connection at once, like a stopped server. */
const stopped = clientOf(
  Effect.fail(new SqlError.SqlError({ reason: new SqlError.ConnectionError({ cause: "ECONNREFUSED" }) })),
)

it.effect(
  "a database that does not answer delays the gauges by 2 s, hides none of the process, and shows a wait of 2 s",
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
      assert.include(yield* PrometheusMetrics.format(), "\nheimwerk_database_wait_seconds 2\n")
    }).pipe(Effect.provide(Logger.layer([]))),
)

it.effect(
  "a database that refuses connections at once shows a wait of 2 s, so that DatabaseIsBusy fires",
  () =>
    Effect.gen(function* () {
      yield* Effect.provideService(yield* makeGauges, SqlClient.SqlClient, yield* stopped)
      assert.include(yield* PrometheusMetrics.format(), "\nheimwerk_database_wait_seconds 2\n")
    }).pipe(Effect.provideService(Metric.MetricRegistry, new Map()), Effect.provide(Logger.layer([]))),
)

const down = Layer.succeed(Outbox, {
  accept: () => Effect.fail(new OutboxError({ cause: new Error("down") })),
})

layer(Layer.effectDiscard(migrate()).pipe(Layer.provideMerge(embedded)), { excludeTestServices: true })(
  "the gauges of the queues",
  (it) => {
    it.effect("failed attempts do not reset the time since which an entry of a queue waits", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        yield* queueMail(sql, { id: "a", to: Email.make("a@kunde.example"), subject: "a", text: "a" }, 0)
        yield* sql`
          insert into customer_request (id, form, payload, received, due, tries) values ('a', 'a', 'a', 0, 7800000, 8)`
        const refunds = [
          { refundId: "1", at: 0, doneAt: 1 },
          { refundId: "2", at: 600_000 },
        ]
        yield* sql`
          insert into customer_order (id, ordered_on, data, refund_due)
          values ('a', '2026-11-29', ${JSON.stringify({ refunds })}::text::jsonb, 7260000)`
        for (let minute = 0; minute < 120; minute++) {
          yield* Effect.provide(sendQueuedMails, down)
          yield* TestClock.adjust("1 minute")
        }
        yield* Effect.scoped(Effect.flatten(makeGauges))
        const text = yield* PrometheusMetrics.format()
        for (const [queue, seconds] of [
          ["mails", 7200],
          ["requests", 7200],
          ["refunds", 6600],
        ])
          assert.include(text, `heimwerk_queue_overdue_seconds{queue="${queue}"} ${seconds}\n`)
      }).pipe(Effect.provide([TestClock.layer(), Logger.layer([])])),
    )

    it.effect(
      "one warning tells that the clock of the server begins to differ from the database's clock",
      () => {
        const warnings: Array<string> = []
        const collect = Logger.make(({ message }) => void warnings.push(String(message)))
        return Effect.gen(function* () {
          const readGauges = yield* makeGauges
          yield* TestClock.setTime(Date.now())
          yield* readGauges
          assert.deepStrictEqual(warnings, [])
          yield* TestClock.adjust("10 minutes")
          yield* Effect.andThen(readGauges, readGauges)
          assert.lengthOf(warnings, 1)
          assert.include(warnings[0], "The clocks of this server and of the database differ by ")
          const [, offset] =
            /^heimwerk_clock_offset_seconds (\S+)$/mu.exec(yield* PrometheusMetrics.format()) ?? []
          assert.isAbove(Number(offset), 60)
        }).pipe(Effect.scoped, Effect.provide([TestClock.layer(), Logger.layer([collect])]))
      },
    )

    it.effect("a mail to a full mailbox counts as an entry of the queue, but not as overdue", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        yield* sql`delete from outgoing_mail`
        yield* queueMail(sql, { id: "b", to: Email.make("voll@kunde.example"), subject: "b", text: "b" }, 0)
        const full = Layer.succeed(Outbox, {
          accept: () => Effect.fail(new OutboxError({ isRefused: true, isMailboxRefused: true })),
        })
        yield* Effect.provide(sendQueuedMails, full)
        yield* TestClock.adjust("2 hours")
        yield* Effect.scoped(Effect.flatten(makeGauges))
        const text = yield* PrometheusMetrics.format()
        assert.include(text, `heimwerk_queue_length{queue="mails"} 1\n`)
        assert.include(text, `heimwerk_queue_overdue_seconds{queue="mails"} 0\n`)
      }).pipe(Effect.provide([TestClock.layer(), Logger.layer([])])),
    )
  },
)
