import { symlinkSync } from "node:fs"
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
    "a full disk ends the writing of a world: adding articles and closing fail with ENOSPC, when %s does not fit",
    (file) =>
      Effect.gen(function* () {
        const folder = yield* temporaryDirectory
        symlinkSync("/dev/full", join(folder, file))
        const files = worldFiles(folder)
        const write = async () => {
          await files.lists({ benefits, markets, categories: assortment.categories })
          for (;;) await files.articles(articles)
        }
        assert.strictEqual(yield* Effect.promise(() => codeOf(write())), "ENOSPC")
        assert.strictEqual(yield* Effect.promise(() => codeOf(files.close())), "ENOSPC")
      }),
  )
})
