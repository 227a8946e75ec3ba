import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { gunzipSync, gzipSync } from "node:zlib"

import { afterEach, assert, describe, it, vi } from "@effect/vitest"
import { socketPath } from "@heimwerk/adapters/operator/socketPath.ts"
import { layer as databaseIn } from "@heimwerk/adapters/sql/database.ts"
import { Email } from "@heimwerk/core/values/Email.ts"
import { serveOperators } from "@heimwerk/server/operator/serve.ts"
import { Effect, Fiber, Layer, Ref } from "effect"
import { SqlClient } from "effect/sql"

import { leaveMail, plant } from "../../support/canary.ts"
import {
  emptyDatabase,
  smallWorldDatabase,
  sqlPorts,
  temporaryDirectory,
  withSmallWorld,
} from "../../support/database.ts"
import { dump } from "../../support/dump.ts"
import { isLong, thinned } from "../../support/size.ts"
import { ask } from "../support/ask.ts"
import { operatorServices } from "../support/operatorServices.ts"

afterEach(() => {
  vi.unstubAllEnvs()
})

const rowsIn = (directory: string) => Effect.provide(dump, Layer.fresh(databaseIn({ directory })))

/** The lines of a backup; the last one is empty. */
const linesOf = (file: string) => gunzipSync(readFileSync(file)).toString().split("\n")

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
        const shop = yield* smallWorldDatabase
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

        for (const place of thinned(["with other data", "without data"], 2)) {
          const other = yield* place === "without data" ? temporaryDirectory : emptyDatabase
          vi.stubEnv("DATA_DIR", other)
          const restored = yield* ask("restore", quiet, ...(place === "without data" ? [] : ["--replace"]))
          assert.deepStrictEqual([restored.code, restored.stderr], [0, []], place)
          assert.strictEqual(
            /^Wiederhergestellt: \d+ Zeilen .*\nDie Daten von vorher liegen in .*pglite-before-\d+$/u.test(
              restored.stdout,
            ),
            place === "with other data",
          )
          assert.strictEqual(statSync(join(other, "pglite")).mode & 0o777, 0o700, place)
          assert.sameMembers([...(yield* rowsIn(other))], [...before], place)
        }

        const busyRows = linesOf(busy).filter((line) => line.includes('"visitor_id": "busy-'))
        const lines = busyRows.filter((row) => row.includes('"article_id": "1000001"'))
        assert.isNotEmpty(lines)
        assert.strictEqual(busyRows.length, 2 * lines.length)
      }),
  )

  it.live.runIf(isLong)(
    "T-D4: restoring a truncated backup, or one with a missing row or from a newer version, changes nothing; restoring over an existing database requires --replace",
    () =>
      Effect.gen(function* () {
        const shop = yield* smallWorldDatabase
        const pathOf = (name: string) => join(shop, `${name}.gz`)
        const file = pathOf("ganz")
        vi.stubEnv("DATA_DIR", shop)
        assert.strictEqual((yield* ask("backup", file)).code, 0)
        const before = yield* rowsIn(shop)
        const whole = readFileSync(file)
        writeFileSync(pathOf("halb"), whole.subarray(0, whole.length / 2))
        writeFileSync(pathOf("ohneEnde"), gzipSync(linesOf(file).slice(0, -2).join("\n")))
        writeFileSync(pathOf("ohneZeile"), gzipSync(linesOf(file).toSpliced(-3, 1).join("\n")))
        const newer = gunzipSync(whole)
          .toString()
          .replace(/"migration":\d+/u, '"migration":9999')
        writeFileSync(pathOf("neuer"), gzipSync(newer))
        for (const name of ["halb", "ohneEnde", "ohneZeile"])
          assert.deepInclude(yield* ask("restore", pathOf(name), "--replace"), {
            code: 1,
            stderr: [`Die Datei ${pathOf(name)} ist keine vollständige Sicherung. Es wurde nichts geändert.`],
          })
        assert.match(
          (yield* ask("restore", pathOf("neuer"), "--replace")).stderr.join(""),
          /stammt von einer neueren Version des Shops/u,
        )
        assert.match(
          (yield* ask("restore", file)).stderr.join(""),
          /liegen schon Daten eines Shops\. Mit --replace/u,
        )
        assert.deepStrictEqual((yield* ask("backup", file)).stderr, [
          `Die Datei ${file} gibt es schon. Bitte einen anderen Namen angeben.`,
        ])
        assert.deepStrictEqual((yield* ask("restore", pathOf("nie"), "--replace")).stderr, [
          `Die Datei ${pathOf("nie")} gibt es nicht.`,
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
