import { mkdir, readdir, writeFile } from "node:fs/promises"
import { join } from "node:path"

import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"

import { scratch, startBadly } from "./support/startBadly.ts"

describe("a server with an unusable setting", () => {
  it.effect(
    "the server prints one English line without the password and exits with code 1 if PostgreSQL cannot be reached",
    () =>
      Effect.gen(function* () {
        const folder = yield* scratch
        const { code, err, out } = yield* startBadly({
          DATA_DIR: folder,
          DATABASE_URL: "postgres://user:geheim@127.0.0.1:9/shop",
        })
        assert.strictEqual(code, 1)
        assert.strictEqual(out, "")
        assert.match(err, /^PostgreSQL at 127\.0\.0\.1:9\/shop cannot be reached[^\n]+\n$/u)
        assert.notMatch(err, /\bat .*:\d+:\d+|geheim/u)
      }),
  )
})

const emptied = /^[^\n]*has no tables, [^\n]*CREATE_SHOP=on[^\n]*\n$/u

describe("a server whose database has lost its tables", () => {
  it.effect(
    "the server refuses the emptied data directory of an existing shop, and writes nothing into it",
    () =>
      Effect.gen(function* () {
        const folder = yield* scratch
        yield* Effect.promise(async () => {
          await mkdir(join(folder, "pglite"))
          await writeFile(join(folder, "shop-created"), "")
        })
        const { code, err, out } = yield* startBadly({ DATA_DIR: folder })
        assert.deepStrictEqual([code, out], [1, ""])
        assert.match(err, emptied)
        assert.include(err, folder)
        assert.deepStrictEqual(yield* Effect.promise(() => readdir(join(folder, "pglite"))), [])
      }),
  )
})
