import { existsSync, readdirSync, symlinkSync } from "node:fs"
import { join } from "node:path"

import { assert, describe, it } from "@effect/vitest"
import { errorCode } from "@heimwerk/cli/input/errorCode.ts"
import { worldFiles } from "@heimwerk/cli/data/writeWorld.ts"
import { Effect } from "effect"

import { temporaryDirectory } from "../../support/database.ts"
import { smallWorld } from "../../support/smallWorld.ts"

const { assortment, benefits, markets } = smallWorld

const articles = assortment.articles.map((article) => ({ ...article, pieces: markets.map(() => 1) }))

/** Returns the code of the error with which a promise rejects. */
const codeOf = (promise: Promise<void>): Promise<string> => promise.then(() => "written", errorCode)

describe("files of a world", () => {
  it.live.each(["articles.ndjson", "stock.csv", "benefits.json"])(
    "a full disk ends the writing of a world: adding articles and closing fail with ENOSPC and no file is left, when %s does not fit",
    (file) =>
      Effect.gen(function* () {
        const folder = yield* temporaryDirectory
        symlinkSync("/dev/full", join(folder, `${file}.part`))
        const files = worldFiles(folder)
        const write = async () => {
          await files.lists({ benefits, markets, categories: assortment.categories })
          for (;;) await files.articles(articles)
        }
        assert.strictEqual(yield* Effect.promise(() => codeOf(write())), "ENOSPC")
        assert.strictEqual(yield* Effect.promise(() => codeOf(files.close(false))), "ENOSPC")
        assert.deepStrictEqual(readdirSync(folder), [])
      }),
  )

  it.live("the files of a world get their names when all of them are complete", () =>
    Effect.gen(function* () {
      const folder = join(yield* temporaryDirectory, "daten")
      const files = worldFiles(folder)
      const lists = { benefits, markets, categories: assortment.categories }
      yield* Effect.promise(() => files.lists(lists))
      yield* Effect.promise(() => files.articles(articles))
      assert.deepStrictEqual(
        readdirSync(folder).filter((file) => !file.endsWith(".part")),
        [],
      )
      yield* Effect.promise(() => files.close(true))
      assert.deepStrictEqual(readdirSync(folder), [
        "articles.ndjson",
        "benefits.json",
        "categories.json",
        "markets.json",
        "stock.csv",
      ])
    }),
  )

  it.live("an export that the database ends early leaves neither files nor the new folder", () =>
    Effect.gen(function* () {
      const folder = join(yield* temporaryDirectory, "daten")
      const files = worldFiles(folder)
      const lists = { benefits, markets, categories: assortment.categories }
      yield* Effect.promise(() => files.lists(lists))
      yield* Effect.promise(() => files.close(false))
      assert.isFalse(existsSync(folder))
    }),
  )
})
