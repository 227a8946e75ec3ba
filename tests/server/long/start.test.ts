import { readdir, writeFile } from "node:fs/promises"
import { join } from "node:path"

import { assert, describe, it } from "@effect/vitest"
import * as Database from "@heimwerk/adapters/sql/database.ts"
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

import { postgresPrograms, postgresServer, postgresUrl } from "../../support/postgres.ts"
import { scratch, startBadly } from "../support/startBadly.ts"

describe("a server with an unusable setting", () => {
  it.effect.each([
    ["PORT", "eighty", /^PORT is not usable: /u],
    ["PUBLIC_ORIGIN", "shop", /^PUBLIC_ORIGIN is not usable: /u],
    ["TRUSTED_PROXY", "all", /^TRUSTED_PROXY is not usable: /u],
    ["DATABASE_URL", "mysql://db", /^DATABASE_URL is not usable: /u],
    ["DATABASE_URL", "", /^DATABASE_URL is not usable: /u],
    ["DATA_DIR", "/proc/heimwerk", /\/proc\/heimwerk/u],
  ] as const)(
    "the server prints one English line and exits with code 1 for the invalid setting %s=%s",
    ([name, value, line]) =>
      Effect.gen(function* () {
        const folder = yield* scratch
        const { code, err, out } = yield* startBadly({ DATA_DIR: folder, [name]: value })
        assert.strictEqual(code, 1)
        assert.strictEqual(out, "")
        assert.match(err, line)
        assert.match(err, /^[^\n]+\n$/u)
        assert.notMatch(err, /\bat .*:\d+:\d+/u)
      }),
  )

  it.effect(
    "the server refuses a data directory that is a file, and its message of one line names the file",
    () =>
      Effect.gen(function* () {
        const file = join(yield* scratch, "data")
        yield* Effect.promise(() => writeFile(file, "mine"))
        const { code, err } = yield* startBadly({ DATA_DIR: file })
        assert.strictEqual(code, 1)
        assert.match(err, /^[^\n]+\n$/u)
        assert.include(err, file)
      }),
  )
})

const emptied = /^[^\n]*has no tables, [^\n]*CREATE_SHOP=on[^\n]*\n$/u

describe("a server whose database has lost its tables", () => {
  it.effect(
    "with PUBLIC_ORIGIN but without CREATE_SHOP, the server creates no database in an empty data directory",
    () =>
      Effect.gen(function* () {
        const folder = yield* scratch
        const { code, err } = yield* startBadly({
          DATA_DIR: folder,
          PUBLIC_ORIGIN: "https://shop.example",
        })
        assert.strictEqual(code, 1)
        assert.match(err, emptied)
        assert.deepStrictEqual(yield* Effect.promise(() => readdir(folder)), [])
      }),
  )

  it.live(
    "with PUBLIC_ORIGIN but without CREATE_SHOP, the server refuses a PostgreSQL database without tables",
    (context) =>
      Effect.gen(function* () {
        if (postgresPrograms === undefined) return context.skip("PostgreSQL is not installed on this machine")
        const { code, err } = yield* startBadly({
          DATA_DIR: yield* scratch,
          DATABASE_URL: yield* postgresUrl,
          PUBLIC_ORIGIN: "https://shop.example",
        })
        assert.strictEqual(code, 1)
        assert.match(err, emptied)
      }),
  )
})

describe("a server with a PostgreSQL database that it may not change", () => {
  it.live("the server names the right that its user lacks on the schema", (context) =>
    Effect.gen(function* () {
      if (postgresPrograms === undefined) return context.skip("PostgreSQL is not installed on this machine")
      const url = yield* postgresUrl
      yield* SqlClient.SqlClient.use((sql) => sql`create role guest login`).pipe(
        Effect.provide(Database.layer({ url, directory: "/nowhere" })),
      )
      const { code, err } = yield* startBadly({
        DATA_DIR: yield* scratch,
        DATABASE_URL: url.replace("heimwerk@", "guest@"),
      })
      assert.strictEqual(code, 1)
      assert.match(err, /^The database was opened [^\n]+: permission denied for schema public\b[^\n]*\n$/u)
    }),
  )

  it.live("the server refuses a standby as DATABASE_URL", (context) =>
    Effect.gen(function* () {
      if (postgresPrograms === undefined) return context.skip("PostgreSQL is not installed on this machine")
      const { pause, resume, url } = yield* postgresServer
      const [row] = yield* SqlClient.SqlClient.use(
        (sql) => sql<{ readonly folder: string }>`select current_setting('data_directory') as folder`,
      ).pipe(Effect.provide(Database.layer({ url, directory: "/nowhere" })))
      yield* Effect.promise(async () => {
        await pause()
        await writeFile(join(row?.folder ?? "", "standby.signal"), "")
        await resume()
      })
      const { code, err } = yield* startBadly({ DATA_DIR: yield* scratch, DATABASE_URL: url })
      assert.strictEqual(code, 1)
      assert.match(
        err,
        /^PostgreSQL [^\n]+ is a standby [^\n]+DATABASE_URL must name the primary\.[^\n]*\n$/u,
      )
    }),
  )
})
