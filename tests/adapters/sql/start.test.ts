import { appendFileSync, chmodSync, existsSync, mkdirSync, rmSync, statSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"

import { assert, describe, it } from "@effect/vitest"
import { Effect, Fiber, Layer } from "effect"
import { SqlClient } from "effect/sql"

import { basketsFor } from "@heimwerk/adapters/sql/BasketsSql.ts"
import * as Database from "@heimwerk/adapters/sql/database.ts"
import { lockDirectory } from "@heimwerk/adapters/sql/embedded/lock.ts"
import { OpenedDatabase } from "@heimwerk/adapters/sql/OpenedDatabase.ts"
import { wishlistsFor } from "@heimwerk/adapters/sql/WishlistsSql.ts"

import { Catalog } from "@heimwerk/core/catalog/Catalog.port.ts"
import { Markets } from "@heimwerk/core/market/Markets.port.ts"
import { Places } from "@heimwerk/core/place/Places.port.ts"

import { emptyDatabase, sqlPorts, temporaryDirectory } from "../../support/database.ts"
import { isLong } from "../../support/size.ts"

const refused = (options: Database.DatabaseOptions) =>
  Effect.flip(Effect.scoped(Layer.build(Database.layer(options))))

/** Returns the rights of a folder. */
const modeOf = (path: string) => statSync(path).mode & 0o777

const unreadable = [
  "",
  "nonsense",
  "mysql://root:secret@localhost/shop",
  "postgres://user:secret@localhost",
  "postgres://user:secret@/shop",
  "postgres://user:secret@host:99999/shop",
  "postgres://user:12/secret@host/shop",
]

describe("database.layer", () => {
  it.live.each(unreadable)(
    "the shop refuses the DATABASE_URL '%s', and its error has one line and contains no secrets",
    (url) =>
      Effect.gen(function* () {
        const { message, reason } = yield* refused({ url, directory: "/nowhere" })
        assert.strictEqual(reason, "UnreadableUrl")
        assert.notInclude(message, "secret")
        assert.notInclude(message, "\n")
      }),
  )

  it.live(
    "an unreachable database server causes an error, and the shop does not start the embedded database instead",
    () =>
      Effect.gen(function* () {
        const { message, reason } = yield* refused({
          url: "postgres://user:secret@127.0.0.1:1/shop",
          directory: "/nowhere",
        })
        assert.strictEqual(reason, "Unreachable")
        assert.strictEqual(message, "PostgreSQL at 127.0.0.1:1/shop cannot be reached.")
      }),
  )

  it.live("T-D8: the start of the shop fails when the data directory cannot be created", () =>
    Effect.gen(function* () {
      const file = join(yield* temporaryDirectory, "file")
      writeFileSync(file, "")
      const { message, reason } = yield* refused({ directory: join(file, "data") })
      assert.strictEqual(reason, "NotWritable")
      assert.match(message, /cannot be written \(\w+\)\.$/u)
    }),
  )

  it.live(
    "T-D8: the start of the shop fails with an error of one line when the data directory is damaged",
    () =>
      Effect.gen(function* () {
        const directory = yield* temporaryDirectory
        mkdirSync(join(directory, "pglite", "base"), { recursive: true })
        writeFileSync(join(directory, "pglite", "PG_VERSION"), "9\n")
        const { message, reason } = yield* refused({ directory })
        assert.strictEqual(reason, "Damaged")
        assert.notInclude(message, "\n")
        assert.include(message, "heimwerk restore FILE --replace")
      }),
  )

  it.live(
    "T-D8: a database that has lost files is reported as damaged, and is not replaced by an empty database",
    () =>
      Effect.gen(function* () {
        const directory = yield* emptyDatabase
        const rows = SqlClient.SqlClient.use((sql) => sql`create table note (text text)`)
        yield* Effect.provide(rows, Database.layer({ directory }), { local: true })
        rmSync(join(directory, "pglite", "PG_VERSION"))
        const { message, reason } = yield* refused({ directory })
        assert.strictEqual(reason, "Damaged")
        assert.include(message, "PG_VERSION")
        assert.isFalse(existsSync(join(directory, "pglite", "PG_VERSION")))
      }),
  )

  it.live("only the user of the shop can open the data directory that the shop creates", () =>
    Effect.gen(function* () {
      const directory = join(yield* temporaryDirectory, "data")
      yield* Effect.scoped(lockDirectory(directory))
      assert.strictEqual(modeOf(directory), 0o700)
    }),
  )

  it.live("each start closes the folders of the present and of the replaced database to other users", () =>
    Effect.gen(function* () {
      const directory = yield* emptyDatabase
      const folders = ["pglite", "pglite-before-1"].map((name) => join(directory, name))
      for (const folder of folders) {
        mkdirSync(folder, { recursive: true })
        chmodSync(folder, 0o755)
      }
      chmodSync(directory, 0o755)
      yield* Effect.provide(OpenedDatabase, Database.layer({ directory }), { local: true })
      assert.deepStrictEqual(folders.map(modeOf), [0o700, 0o700])
      assert.strictEqual(modeOf(directory), 0o755)
    }),
  )

  it.live("the shop waits at a restart until the previous process has released its lock", () =>
    Effect.gen(function* () {
      const directory = yield* emptyDatabase
      const held = new DatabaseSync(join(directory, "lock"))
      held.exec("begin exclusive")
      const opening = yield* Effect.forkScoped(
        Effect.provide(OpenedDatabase, Database.layer({ directory }), { local: true }),
      )
      yield* Effect.yieldNow
      held.close()
      assert.strictEqual((yield* Fiber.join(opening)).kind, "embedded")
    }),
  )

  it.live("the start of the shop fails when the lock file is invalid, and the error names this file", () =>
    Effect.gen(function* () {
      const directory = yield* temporaryDirectory
      writeFileSync(join(directory, "lock"), "no database, ".repeat(100))
      const { message, reason } = yield* refused({ directory })
      assert.strictEqual(reason, "NotWritable")
      assert.include(message, join(directory, "lock"))
    }),
  )

  it.live(
    "the embedded database reports its durability and path, and its data still exist after a restart",
    () =>
      Effect.gen(function* () {
        const directory = yield* emptyDatabase
        const inside = <A, E>(effect: Effect.Effect<A, E, SqlClient.SqlClient | OpenedDatabase>) =>
          Effect.provide(effect, Database.layer({ directory }), { local: true })
        const opened = yield* inside(
          Effect.gen(function* () {
            const sql = yield* SqlClient.SqlClient
            yield* sql`create table note (text text)`
            yield* sql`insert into note values ('Köln')`
            return yield* OpenedDatabase
          }),
        )
        assert.deepStrictEqual([opened.kind, opened.durability], ["embedded", "process-crash safe"])
        assert.include(opened.description, directory)
        const rows = yield* inside(SqlClient.SqlClient.use((sql) => sql`select text from note`))
        assert.deepStrictEqual(rows, [{ text: "Köln" }])
      }),
  )

  it.live.runIf(isLong)(
    "T-D11: the embedded database terminates a slow statement and then still has all confirmed data",
    () =>
      Effect.gen(function* () {
        const directory = yield* emptyDatabase
        yield* Effect.provide(
          Effect.gen(function* () {
            const sql = yield* SqlClient.SqlClient
            yield* sql`create table note (n int)`
            yield* sql`insert into note values (1)`
            const endless = sql`select count(*) from generate_series(1, 100000000000)`
            const error = yield* Effect.flip(endless)
            assert.strictEqual(error.reason._tag, "StatementTimeoutError")
            const inTransaction = yield* Effect.flip(
              sql.withTransaction(Effect.andThen(sql`insert into note values (2)`, endless)),
            )
            assert.strictEqual(inTransaction.reason._tag, "StatementTimeoutError")
            const [slow, behind] = yield* Effect.all([Effect.flip(endless), Effect.flip(sql`select 1`)], {
              concurrency: 2,
            })
            assert.deepStrictEqual(
              [slow.reason._tag, behind.reason._tag],
              ["StatementTimeoutError", "ConnectionError"],
            )
            assert.deepStrictEqual(yield* sql`select n from note`, [{ n: 1 }])
          }),
          Database.layer({ directory, statementBudgetMillis: 1000 }),
        )
      }),
  )

  it.live.runIf(isLong)("the time limit of a statement begins when the statements before it have ended", () =>
    Effect.gen(function* () {
      const directory = yield* emptyDatabase
      yield* Effect.provide(
        Effect.gen(function* () {
          const sql = yield* SqlClient.SqlClient
          const slow = Effect.map(sql`select pg_sleep(0.4)::text as slept`, (rows) => rows.length)
          assert.deepStrictEqual(
            yield* Effect.all([slow, slow, slow, slow], { concurrency: "unbounded" }),
            [1, 1, 1, 1],
          )
        }),
        Database.layer({ directory, statementBudgetMillis: 1200 }),
      )
    }),
  )

  it.live.runIf(isLong)(
    "the embedded database lets a vacuum finish that takes longer than the time limit of a statement",
    () =>
      Effect.gen(function* () {
        const directory = yield* emptyDatabase
        const result = yield* Effect.provide(
          Effect.flatMap(SqlClient.SqlClient, (sql) => sql`vacuum full pg_catalog.pg_proc`),
          Database.layer({ directory, statementBudgetMillis: 1 }),
        )
        assert.deepStrictEqual(result, [])
      }),
  )

  it.live.runIf(isLong)(
    "the embedded database closes within its time limit, even if its folder was removed and the last checkpoint does not end",
    () =>
      Effect.gen(function* () {
        const directory = yield* emptyDatabase
        // The checkpoint does not end only if many changed pages wait in the cache.
        appendFileSync(join(directory, "pglite", "postgresql.conf"), "shared_buffers = 128MB\n")
        yield* Effect.provide(
          Effect.gen(function* () {
            const sql = yield* SqlClient.SqlClient
            yield* sql`create table note (n int)`
            for (let part = 0; part < 20; part++)
              yield* sql`insert into note select generate_series(1, 20000)`
            rmSync(directory, { recursive: true })
            yield* Effect.exit(sql`insert into note select generate_series(1, 20000)`)
          }),
          Database.layer({ directory, statementBudgetMillis: 5000 }),
        )
      }),
  )

  it.live(
    "T-I7: markets, places, catalogue, basket and wishlist report missing tables with a German message that does not name the tables",
    () =>
      Effect.gen(function* () {
        const directory = yield* emptyDatabase
        const errors = yield* Effect.provide(
          Effect.all([
            Markets.use(({ all }) => Effect.flip(all)),
            Places.use((places) => Effect.flip(places.search("Köln", 1))),
            Catalog.use(({ navigation }) => Effect.flip(navigation)),
            Effect.flatMap(basketsFor("nobody"), (baskets) => Effect.flip(baskets.read("full"))),
            Effect.flatMap(wishlistsFor("nobody"), (wishlists) => Effect.flip(wishlists.read("full"))),
          ]),
          sqlPorts.pipe(Layer.provideMerge(Database.layer({ directory }))),
          { local: true },
        )
        assert.deepStrictEqual(
          errors.map(({ message }) => message),
          [
            "Die Märkte können gerade nicht geladen werden. Bitte versuche es später noch einmal.",
            "Wir haben keine Märkte in diesem Umkreis gefunden. Versuche es bitte mit einer anderen Stadt oder Postleitzahl. Die Suche ist gerade fehlgeschlagen, du kannst sie gleich wiederholen.",
            "Leider ist ein unbekannter Fehler aufgetreten. Bitte versuch es später erneut.",
            "Der Warenkorb kann gerade nicht geladen werden. Bitte versuche es noch einmal.",
            "Die Merkliste kann gerade nicht geladen werden. Bitte versuche es noch einmal.",
          ],
        )
      }),
  )
})
