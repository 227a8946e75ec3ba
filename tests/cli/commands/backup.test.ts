import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs"
import { join } from "node:path"

import { afterEach, assert, describe, it, vi } from "@effect/vitest"
import { socketPath } from "@heimwerk/adapters/operator/socketPath.ts"
import { layer as databaseIn } from "@heimwerk/adapters/sql/database.ts"
import { Email } from "@heimwerk/core/values/Email.ts"
import { serveOperators } from "@heimwerk/server/operator/serve.ts"
import { Effect, Fiber, Layer, Ref } from "effect"
import { SqlClient } from "effect/sql"

import { leaveMail, plant } from "../../support/canary.ts"
import { smallWorldDatabase, sqlPorts, temporaryDirectory, withSmallWorld } from "../../support/database.ts"
import { dump } from "../../support/dump.ts"
import { ask } from "../support/ask.ts"
import { operatorServices } from "../support/operatorServices.ts"

afterEach(() => {
  vi.unstubAllEnvs()
})

const rowsIn = (directory: string) => Effect.provide(dump, Layer.fresh(databaseIn({ directory })))

const someone = Email.make("kanarienvogel@post.example")

/** Runs work while a shop with customer data in `directory` serves operators. */
const whileRunning = <A, E, R>(directory: string, work: Effect.Effect<A, E, R>) =>
  Effect.gen(function* () {
    yield* plant(someone, directory)
    yield* leaveMail(someone)
    yield* serveOperators(
      [{ via: "socket", path: socketPath(directory) }],
      directory,
      "https://shop.example",
      Effect.void,
    )
    return yield* work
  }).pipe(
    Effect.provide(
      operatorServices.pipe(
        Layer.provideMerge(
          Layer.fresh(sqlPorts.pipe(Layer.provideMerge(withSmallWorld(databaseIn({ directory }))))),
        ),
      ),
    ),
    Effect.scoped,
  )

/** Adds baskets with one line each until it is interrupted. One transaction writes a basket with its line. */
const shopping = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const count = yield* Ref.make(0)
  const one = Effect.gen(function* () {
    const id = `busy-${yield* Ref.updateAndGet(count, (n) => n + 1)}`
    yield* sql.withTransaction(
      Effect.gen(function* () {
        yield* sql`insert into basket (visitor_id, id, version, changed) values (${id}::text, ${id}::text, 1, 0)`
        yield* sql`insert into basket_line (visitor_id, article_id, quantity, delivery_type, position)
          values (${id}::text, '1000001', 1, 'homeDelivery', 1)`
      }),
    )
  })
  return yield* Effect.forever(one)
})

describe("heimwerk backup and restore", () => {
  it.live(
    "T-D4: restoring a backup of the running shop restores every row, and a backup during changes contains only complete transactions",
    () =>
      Effect.gen(function* () {
        const [shop, other] = [yield* smallWorldDatabase, yield* temporaryDirectory]
        const [quiet, busy] = [join(shop, "quiet.gz"), join(shop, "busy.gz")]
        vi.stubEnv("DATA_DIR", shop)
        const before = yield* whileRunning(
          shop,
          Effect.gen(function* () {
            const rows = yield* dump
            const written = yield* ask("backup", quiet)
            assert.deepStrictEqual([written.code, written.stderr], [0, []])
            assert.match(
              written.stdout,
              new RegExp(`^Gesichert: ${rows.length} Zeilen aus \\d+ Tabellen`, "u"),
            )
            const visitors = yield* Effect.forkChild(shopping, { startImmediately: true })
            yield* Effect.sleep("200 millis")
            const whileBusy = yield* ask("backup", busy)
            assert.deepStrictEqual([whileBusy.code, whileBusy.stderr], [0, []])
            yield* Fiber.interrupt(visitors)
            assert.match(
              (yield* ask("backup", busy)).stderr.join(""),
              /gibt es schon\. Bitte einen anderen Namen angeben\.$/u,
            )
            assert.deepStrictEqual((yield* ask("restore", quiet)).stderr, [
              "Der Shop läuft noch. Bitte beende ihn zuerst.",
            ])
            return rows
          }),
        )
        assert.strictEqual(statSync(quiet).mode & 0o777, 0o600)

        vi.stubEnv("DATA_DIR", other)
        const restored = yield* ask("restore", quiet)
        assert.deepStrictEqual([restored.code, restored.stderr], [0, []])
        assert.sameMembers([...(yield* rowsIn(other))], [...before])

        const replaced = yield* ask("restore", busy, "--replace")
        assert.match(
          replaced.stdout,
          /^Wiederhergestellt: \d+ Zeilen .*\nDie Daten von vorher liegen in .*pglite-before-\d+$/u,
        )
        const rows = yield* rowsIn(other)
        const [baskets, lines] = [/^\(busy-\d+,busy-\d+,1/u, /^\(busy-\d+,1000001,/u].map(
          (pattern) => rows.filter((row) => pattern.test(row)).length,
        )
        assert.isAbove(baskets ?? 0, 0)
        assert.strictEqual(lines, baskets)
      }),
  )

  it.live(
    "T-D4: restoring a truncated backup changes nothing, and restoring over an existing database requires --replace",
    () =>
      Effect.gen(function* () {
        const shop = yield* smallWorldDatabase
        const [file, half] = [join(shop, "ganz.gz"), join(shop, "halb.gz")]
        vi.stubEnv("DATA_DIR", shop)
        yield* Effect.provide(Effect.void, Layer.fresh(withSmallWorld(databaseIn({ directory: shop }))))
        assert.strictEqual((yield* ask("backup", file)).code, 0)
        const before = yield* rowsIn(shop)
        const whole = readFileSync(file)
        writeFileSync(half, whole.subarray(0, whole.length / 2))
        const broken = yield* ask("restore", half, "--replace")
        assert.strictEqual(broken.code, 1)
        assert.match(
          broken.stderr.join(""),
          /^Die Datei .+halb\.gz ist keine vollständige Sicherung\. Es wurde nichts geändert\.$/u,
        )
        assert.match(
          (yield* ask("restore", file)).stderr.join(""),
          /liegen schon Daten eines Shops\. Mit --replace/u,
        )
        assert.deepStrictEqual((yield* ask("backup", file)).stderr, [
          `Die Datei ${file} gibt es schon. Bitte einen anderen Namen angeben.`,
        ])
        assert.deepStrictEqual((yield* ask("restore", join(shop, "nie.gz"), "--replace")).stderr, [
          `Die Datei ${join(shop, "nie.gz")} gibt es nicht.`,
        ])
        assert.sameMembers([...(yield* rowsIn(shop))], [...before])
        assert.isFalse(existsSync(join(shop, "restoring")))
      }),
  )

  it.effect("the backup and restore commands name the script for PostgreSQL when DATABASE_URL is set", () =>
    Effect.gen(function* () {
      vi.stubEnv("DATABASE_URL", "postgres://127.0.0.1/shop")
      assert.match((yield* ask("backup", "x.gz")).stderr.join(""), /tools\/postgres\/backup\.sh/u)
      assert.match((yield* ask("restore", "x.gz")).stderr.join(""), /tools\/postgres\/restore\.sh/u)
    }),
  )
})
