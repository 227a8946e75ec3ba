import { monitorEventLoopDelay } from "node:perf_hooks"

import { ReplicaStates } from "@heimwerk/adapters/sql/replicas/ReplicaStates.ts"
import { waitingMails } from "@heimwerk/adapters/sql/diagnosis/waiting.ts"
import { Clock, Duration, Effect, Exit, Metric, Schema } from "effect"
import { SqlClient } from "effect/sql"

const delay = Metric.gauge("nodejs_eventloop_delay_seconds", {
  description: "Delay of the event loop since the last reading, by quantile.",
})
const memory = Metric.gauge("process_resident_memory_bytes", {
  description: "Resident memory of the process.",
})
const processor = Metric.counter("process_cpu_seconds_total", {
  description: "Processor time of the process with all its threads.",
})
const wait = Metric.gauge("heimwerk_database_wait_seconds", {
  description:
    "Time until a database connection was free and had answered an empty query, or the time until the server gave up. At least 2 s if the database refused the query.",
})
const clockOffset = Metric.gauge("heimwerk_clock_offset_seconds", {
  description:
    "Time by which the clock of the process is ahead of the database's clock; negative if it is behind.",
})
const length = Metric.gauge("heimwerk_queue_length", {
  description: "Entries of a queue that wait to be sent, including those that failed before.",
})
const age = Metric.gauge("heimwerk_queue_overdue_seconds", {
  description: "Time since which the oldest entry of a queue waits, including failed attempts to send it.",
})

const replicaUsed = Metric.gauge("heimwerk_replica_used", {
  description: "1 if the replica answers public reads, otherwise 0.",
})
const replicaLag = Metric.gauge("heimwerk_replica_lag_seconds", {
  description: "Maximum time by which the replica is behind the primary. Unchanged while it is unknown.",
})

const readReplicas = Effect.gen(function* () {
  for (const { isUsed, lagMillis, name: replica } of yield* yield* ReplicaStates) {
    yield* Metric.update(Metric.withAttributes(replicaUsed, { replica }), isUsed ? 1 : 0)
    if (lagMillis !== undefined)
      yield* Metric.update(Metric.withAttributes(replicaLag, { replica }), lagMillis / 1000)
  }
})

const Queues = Schema.Array(
  Schema.Struct({ queue: Schema.String, length: Schema.Int, since: Schema.NullOr(Schema.FiniteFromString) }),
)

/**
 * The queues of the database: mails, requests of customers, and refunds. `since` is the time in epoch ms since which
 * the oldest entry waits. It is not the time at which it is due, because each failed attempt postpones that.
 */
const readQueues = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const mails = yield* waitingMails
  const others = yield* sql`
    select 'requests' as queue, count(*)::int as length, min(coalesce(confirmed, received))::text as since
      from customer_request where delivered is null and (token_hash is null or confirmed is not null)
    union all
    select 'refunds', count(*)::int, min((
        select min((refund ->> 'at')::bigint) from jsonb_array_elements(data -> 'refunds') refund
        where not refund ?| array['doneAt', 'failedAt']
      ))::text
      from customer_order where refund_due is not null`.pipe(
    Effect.flatMap(Schema.decodeUnknownEffect(Queues)),
  )
  return [{ queue: "mails", length: mails.waiting, since: mails.oldest }, ...others]
})

/**
 * Time limit of reading the database, in seconds, so that a database that hangs does not hide the other gauges. The
 * client of PostgreSQL needs up to 5 s more to close a silent connection, which is less than Prometheus' time limit of
 * 10 s.
 */
const databaseLimit = 2

/**
 * Maximum difference between the clocks of the server and of the database before a warning, in ms: 1 minute. The leases
 * of mails, requests and refunds last 1 to 3 minutes by the clock of the server that took them.
 */
const maxClockOffset = 60_000

const Now = Schema.Tuple([Schema.Struct({ now: Schema.FiniteFromString })])

/**
 * Measures the time until the database answers. The time limit also ends in a value: the time so far. A database that
 * refuses at once counts as one that does not answer within the limit: otherwise the last good value would stay.
 * Returns by how many ms this process' clock is ahead of the database's clock, which includes the time of the answer.
 */
const measureWait = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const start = yield* Clock.currentTimeNanos
  const rows = yield* Effect.onExit(
    sql`select round(extract(epoch from clock_timestamp()) * 1000)::text as now`,
    (exit) =>
      Effect.flatMap(Clock.currentTimeNanos, (now) =>
        Metric.update(wait, Math.max(Number(now - start) / 1e9, Exit.isSuccess(exit) ? 0 : databaseLimit)),
      ),
  )
  const [{ now }] = yield* Schema.decodeUnknownEffect(Now)(rows)
  const offset = (yield* Clock.currentTimeMillis) - now
  yield* Metric.update(clockOffset, offset / 1000)
  return offset
})

const readQueueGauges = Effect.gen(function* () {
  const now = yield* Clock.currentTimeMillis
  for (const { length: waiting, queue, since } of yield* readQueues) {
    yield* Metric.update(Metric.withAttributes(length, { queue }), waiting)
    const overdue = since === null ? 0 : Math.max(0, now - since) / 1000
    yield* Metric.update(Metric.withAttributes(age, { queue }), overdue)
  }
})

const watchedLoop = Effect.acquireRelease(
  Effect.sync(() => {
    const loop = monitorEventLoopDelay({ resolution: 10 })
    loop.enable()
    return loop
  }),
  (loop) => Effect.sync(() => loop.disable()),
)

const processorSeconds = () => {
  const { system, user } = process.cpuUsage()
  return (system + user) / 1e6
}

/**
 * Starts to watch the event loop, and returns an effect that reads all gauges: event loop, memory, processor
 * time, the waiting time for the database and its clock, the replicas, and the queues. It logs a warning when the clocks
 * of server and database begin to differ by more than a minute. If the database cannot be read within
 * 2 s, the gauges of the queues keep their values and a warning is logged.
 */
export const makeGauges = Effect.gen(function* () {
  const loop = yield* watchedLoop
  let counted = 0
  let isClockWrong = false
  const readDatabase = Effect.gen(function* () {
    const offset = yield* measureWait
    const wasClockWrong = isClockWrong
    isClockWrong = Math.abs(offset) > maxClockOffset
    if (isClockWrong && !wasClockWrong)
      yield* Effect.logWarning(
        `The clocks of this server and of the database differ by ${Math.round(Math.abs(offset) / 1000)} s. Mails may be sent twice. Check the time of both machines.`,
      )
    yield* readQueueGauges
  })
  return Effect.gen(function* () {
    const quantiles = { "0.5": loop.percentile(50), "0.99": loop.percentile(99), "1": loop.max }
    for (const [quantile, nanos] of Object.entries(quantiles))
      yield* Metric.update(Metric.withAttributes(delay, { quantile }), nanos / 1e9)
    loop.reset()
    const now = processorSeconds()
    yield* Metric.update(processor, now - counted)
    counted = now
    yield* Metric.update(memory, process.memoryUsage.rss())
    yield* readReplicas
    yield* readDatabase.pipe(
      Effect.timeout(Duration.seconds(databaseLimit)),
      Effect.catchCause((cause) => Effect.logWarning("The queues could not be measured", cause)),
    )
  })
})
