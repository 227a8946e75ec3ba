import { assert, describe, it, layer } from "@effect/vitest"
import * as CatalogSql from "@heimwerk/adapters/sql/CatalogSql.ts"
import { WorldVersionSource } from "@heimwerk/adapters/sql/cachedByWorldVersion.ts"
import * as Database from "@heimwerk/adapters/sql/database.ts"
import { readPrimary } from "@heimwerk/adapters/sql/replicas/readings.ts"
import { openReplicas } from "@heimwerk/adapters/sql/replicas/openReplicas.ts"
import { checkReplicas } from "@heimwerk/cli/diagnosis/probes.ts"
import { Catalog } from "@heimwerk/core/catalog/Catalog.port.ts"
import { Context, Duration, Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { TestClock } from "effect/testing"

import { withSmallWorld } from "../../../support/database.ts"
import {
  postgresPrograms,
  postgresReplica,
  postgresServer,
  type PostgresServer,
} from "../../../support/postgres.ts"
import { silentLine } from "../../../support/silentLine.ts"

/** A primary with two replicas. */
interface ServerSet {
  readonly primary: PostgresServer
  readonly servers: readonly [PostgresServer, PostgresServer]
}

class Servers extends Context.Service<Servers, ServerSet>()("tests/ReplicaServers") {
  static readonly layer = Layer.effect(
    Servers,
    Effect.gen(function* () {
      const primary = yield* postgresServer
      return { primary, servers: yield* Effect.all([postgresReplica(primary), postgresReplica(primary)]) }
    }),
  )
}

const database = Layer.unwrap(
  Effect.map(Servers, ({ primary }) => Database.layer({ url: primary.url, directory: "/nowhere" })),
).pipe(Layer.provideMerge(Servers.layer))

const readNumber = Effect.flatMap(
  Schema.decodeUnknownEffect(Schema.Tuple([Schema.Struct({ value: Schema.Int })])),
)

/** The replicas with new connections. They are checked only when a test asks for it. */
const withReplicas = Effect.gen(function* () {
  const { servers } = yield* Servers
  const sql = yield* SqlClient.SqlClient
  const replicas = yield* openReplicas(sql, {
    urls: servers.map(({ url }) => url),
    maxLag: Duration.seconds(10),
  })
  const usedNow = Effect.map(Effect.andThen(replicas.check, replicas.states), (states) =>
    states.map(({ isUsed }) => isUsed),
  )
  /** Checks the replicas until exactly the wanted ones are used. */
  const untilUsed = (...wanted: ReadonlyArray<boolean>) =>
    Effect.repeat(usedNow, { until: (used) => String(used) === String(wanted) })
  const write = (value: number) => sql`update lag_test set value = ${value}::int`
  const read = Effect.map(
    replicas.client`select value from lag_test`.pipe(readNumber),
    ([{ value }]) => value,
  )
  /** Runs a statement directly on one replica. */
  const on = (place: 0 | 1, statement: string) =>
    Effect.scoped(
      Effect.flatMap(
        Layer.build(Layer.fresh(Database.layer({ url: servers[place].url, directory: "/nowhere" }))),
        (context) => Context.get(context, SqlClient.SqlClient).unsafe(statement),
      ),
    )
  yield* sql`drop table if exists lag_test`
  yield* sql`create table lag_test as select 0 as value`
  yield* untilUsed(true, true)
  return { ...replicas, on, read, servers, sql, untilUsed, usedNow, write }
})

if (postgresPrograms === undefined) {
  describe("public reads from replicas", () => {
    it("the tests of replicas are skipped on a machine without PostgreSQL", (context) => context.skip())
  })
} else {
  layer(withSmallWorld(database), { excludeTestServices: true })("public reads from replicas", (it) => {
    it.effect("both replicas answer reads, and transactions run on the primary", () =>
      Effect.gen(function* () {
        const { client } = yield* withReplicas
        const where = client<{ readonly port: number; readonly replica: boolean }>`
          select inet_server_port() as port, pg_is_in_recovery() as replica`
        const reads = (yield* Effect.all([where, where, where, where])).flat()
        assert.strictEqual(new Set(reads.map(({ port }) => port)).size, 2)
        assert.isTrue(reads.every(({ replica }) => replica))
        const [inTransaction] = yield* client.withTransaction(where)
        assert.isFalse(inTransaction?.replica)
      }).pipe(Effect.scoped, Effect.provide(TestClock.layer())),
    )

    it.effect(
      "the shop stops using a replica whose replay is paused for 10 s, and uses it again when it has caught up",
      () =>
        Effect.gen(function* () {
          const { on, published, read, states, untilUsed, usedNow, write } = yield* withReplicas
          yield* on(0, "select pg_wal_replay_pause()")
          const before = yield* published
          yield* write(1)
          assert.deepStrictEqual(yield* usedNow, [true, true])
          assert.strictEqual((yield* published).position, before.position)
          yield* TestClock.adjust("11 seconds")
          yield* write(2)
          yield* untilUsed(false, true)
          assert.deepInclude((yield* states)[0], { isUsed: false, problem: "it is too far behind" })
          assert.isAbove((yield* published).position, before.position)
          assert.deepStrictEqual(yield* Effect.all([read, read, read]), [2, 2, 2])
          yield* on(0, "select pg_wal_replay_resume()")
          yield* untilUsed(true, true)
          assert.deepStrictEqual(yield* Effect.all([read, read, read]), [2, 2, 2])
        }).pipe(Effect.scoped, Effect.provide(TestClock.layer())),
    )

    it.effect(
      "no answer has older data than the published version, while a replica lags and catches up",
      () =>
        Effect.gen(function* () {
          const { check, on, published, read, sql, write } = yield* withReplicas
          const values: Array<{ readonly position: number; readonly value: number }> = []
          const remember = (value: number) =>
            Effect.map(readPrimary(sql), ({ reading: { position } }) => values.push({ position, value }))
          const publishedValue = Effect.map(
            published,
            (reading) => values.findLast(({ position }) => position <= reading.position)?.value ?? 0,
          )
          let stale = 0
          for (let value = 1; value <= 40; value += 1) {
            if (value % 10 === 3) yield* on(0, "select pg_wal_replay_pause()")
            if (value % 10 === 8) yield* on(0, "select pg_wal_replay_resume()")
            yield* write(value)
            yield* remember(value)
            yield* TestClock.adjust("3 seconds")
            yield* check
            const least = yield* publishedValue
            for (const answer of yield* Effect.all([read, read, read])) if (answer < least) stale += 1
          }
          assert.strictEqual(stale, 0)
          assert.isAtLeast(yield* publishedValue, 30)
        }).pipe(Effect.scoped, Effect.provide(TestClock.layer())),
    )

    it.effect(
      "a statement on a stopped replica is repeated on another server, and the replica is used again after it has resumed",
      () =>
        Effect.gen(function* () {
          const { read, servers, states, untilUsed } = yield* withReplicas
          yield* Effect.promise(servers[1].pause)
          const answers = yield* Effect.all(
            Array.from({ length: 20 }, () => read),
            { concurrency: 10 },
          )
          assert.deepStrictEqual(new Set(answers), new Set([0]))
          assert.deepInclude((yield* states)[1], { isUsed: false, problem: "a statement failed" })
          yield* untilUsed(true, false)
          yield* Effect.promise(servers[1].resume)
          yield* untilUsed(true, true)
        }).pipe(Effect.scoped, Effect.provide(TestClock.layer())),
    )

    it.effect("a statement that fails on every server excludes no replica from later reads", () =>
      Effect.gen(function* () {
        const { client, states } = yield* withReplicas
        yield* Effect.flip(client`select 1 / 0`)
        assert.deepStrictEqual(
          (yield* states).map(({ isUsed }) => isUsed),
          [true, true],
        )
      }).pipe(Effect.scoped, Effect.provide(TestClock.layer())),
    )

    it.effect("the primary answers public reads when both replicas are stopped", () =>
      Effect.gen(function* () {
        const { read, servers, untilUsed, write } = yield* withReplicas
        yield* Effect.forEach(servers, ({ pause }) => Effect.promise(pause))
        yield* write(7)
        assert.strictEqual(yield* read, 7)
        yield* untilUsed(false, false)
        assert.strictEqual(yield* read, 7)
        yield* Effect.forEach(servers, ({ resume }) => Effect.promise(resume))
      }).pipe(Effect.scoped, Effect.provide(TestClock.layer())),
    )

    it.effect(
      "the navigation that the catalogue reads from replicas equals the navigation on the primary",
      () =>
        Effect.gen(function* () {
          const { client, published, sql } = yield* withReplicas
          const navigation = (used: SqlClient.SqlClient) =>
            Effect.flatMap(Catalog, (catalog) => catalog.navigation).pipe(
              Effect.provide(
                Layer.fresh(CatalogSql.layer).pipe(
                  Layer.provide(Layer.succeed(SqlClient.SqlClient, used)),
                  Layer.provide(
                    Layer.succeed(
                      WorldVersionSource,
                      Effect.map(published, ({ world }) => world),
                    ),
                  ),
                ),
              ),
            )
          assert.deepStrictEqual(yield* navigation(client), yield* navigation(sql))
        }).pipe(Effect.scoped, Effect.provide(TestClock.layer())),
    )

    it.effect("a statement is repeated on the primary if its replica stops answering", () =>
      Effect.gen(function* () {
        const { servers } = yield* Servers
        const url = new URL(servers[0].url)
        const line = yield* silentLine(Number(url.port))
        url.port = String(line.port)
        const { check, client, states } = yield* openReplicas(yield* SqlClient.SqlClient, {
          urls: [url.href],
          maxLag: Duration.seconds(10),
        })
        const isReplica = Effect.map(
          client<{ readonly replica: boolean }>`select pg_is_in_recovery() as replica`,
          ([row]) => row?.replica,
        )
        yield* Effect.repeat(Effect.andThen(check, states), { until: ([state]) => state?.isUsed === true })
        assert.isTrue(yield* isReplica)
        line.fallSilent()
        assert.isFalse(yield* isReplica)
        assert.deepInclude((yield* states)[0], { isUsed: false, problem: "a statement failed" })
      }).pipe(Effect.scoped),
    )

    it.effect("a server that is not a replica is not used, and the reason is reported", () =>
      Effect.gen(function* () {
        const { primary } = yield* Servers
        const replicas = yield* openReplicas(yield* SqlClient.SqlClient, {
          urls: [primary.url],
          maxLag: Duration.seconds(10),
        })
        yield* replicas.check
        assert.deepStrictEqual(
          (yield* replicas.states).map(({ isUsed, problem }) => [isUsed, problem]),
          [[false, "it is not a replica"]],
        )
      }).pipe(Effect.scoped, Effect.provide(TestClock.layer())),
    )

    it.effect(
      "a replica is not used while its user may not read a table of the world, and `heimwerk doctor` names the missing right",
      () =>
        Effect.gen(function* () {
          const { servers } = yield* Servers
          const sql = yield* SqlClient.SqlClient
          yield* sql`create role reader login`
          yield* sql`grant select on all tables in schema public to reader`
          const replicas = yield* openReplicas(sql, {
            urls: [servers[0].url.replace("heimwerk@", "reader@")],
            maxLag: Duration.seconds(10),
          })
          const state = Effect.map(Effect.andThen(replicas.check, replicas.states), ([first]) => first)
          yield* Effect.repeat(state, { until: (now) => now?.isUsed === true })
          yield* sql`revoke select on article from reader`
          const left = yield* Effect.repeat(state, { until: (now) => now?.isUsed === false })
          assert.deepStrictEqual(
            checkReplicas(left === undefined ? [] : [left]).map(({ result }) => result),
            ["Ihr Benutzer darf nicht alle Tabellen lesen. Gib ihm das Recht pg_read_all_data."],
          )
          yield* sql`grant pg_read_all_data to reader`
          yield* Effect.repeat(state, { until: (now) => now?.isUsed === true })
        }).pipe(Effect.scoped, Effect.provide(TestClock.layer())),
    )

    it.effect("while the primary is stopped, the replicas answer public reads", () =>
      Effect.gen(function* () {
        const { primary } = yield* Servers
        const { published, read, untilUsed, usedNow, write } = yield* withReplicas
        yield* write(5)
        yield* untilUsed(true, true)
        yield* Effect.promise(primary.pause)
        assert.deepStrictEqual(yield* usedNow, [true, true])
        assert.deepStrictEqual(yield* Effect.all([read, read]), [5, 5])
        assert.isAbove((yield* published).position, 0)
        yield* Effect.promise(primary.resume)
        yield* untilUsed(true, true)
      }).pipe(Effect.scoped, Effect.provide(TestClock.layer())),
    )
  })
}
