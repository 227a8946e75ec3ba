import { assert, layer } from "@effect/vitest"
import { worldFiles } from "@heimwerk/cli/data/writeWorld.ts"
import { Effect } from "effect"

import { MemoryShop } from "../server/support/memoryShop.ts"
import { temporaryDirectory } from "../support/database.ts"
import { smallWorld } from "../support/smallWorld.ts"
import { ask } from "./support/ask.ts"

/** Writes the world of the live shop of these tests to files, and returns their folder. */
const sameFiles = Effect.gen(function* () {
  const folder = yield* temporaryDirectory
  const { assortment, benefits, markets } = smallWorld
  const files = worldFiles(folder)
  yield* Effect.promise(async () => {
    await files.lists({ benefits, markets, categories: assortment.categories })
    await files.articles(
      assortment.articles.map((article) => ({
        ...article,
        pieces: markets.map(({ id }) => assortment.stock(article.product.articleId, id)),
      })),
    )
    await files.close(true)
  })
  return folder
})

layer(MemoryShop.layer(), { excludeTestServices: true })("answers of files and of a live shop", (it) => {
  it.effect.each([
    [["markets", "list", "--open", "--at", "23.12.2026 12 Uhr"]],
    [["markets", "show", "520", "--at", "24.12.2026"]],
    [["markets", "hours", "Köln Ehrenfeld", "--at", "24.12.2026 12 Uhr"]],
    [["markets", "explain", "530", "--at", "25.12.2026"]],
    [["markets", "near", "50.94,6.96", "--at", "24.12.2026 12 Uhr"]],
    [["products", "search", "kreissäge", "--market", "520"]],
    [["products", "search", "--category", "401", "--sort", "price-asc", "--limit", "5"]],
    [["products", "show", "1000001", "--market", "530"]],
    [["prices", "explain", "1000001"]],
    [["search", "explain", "bohrschrauber"]],
    [["forms", "template", "energy"]],
    [["forms", "check", "feedback", "tests/cli/goldenInput/feedback.json"]],
  ] as const)(
    "the text, JSON and CSV of a command are the same for a folder of files as for a live shop with the same data: %j",
    ([line]) =>
      Effect.gen(function* () {
        const { origin } = yield* MemoryShop
        const folder = yield* sameFiles
        for (const format of [[], ["--json"], ["--csv"]]) {
          const offline = yield* ask(...line, ...format, "--data", folder)
          assert.deepStrictEqual(yield* ask(...line, ...format, "--origin", origin), offline)
          assert.isAbove(offline.stdout.length, 20)
        }
      }),
  )
})
