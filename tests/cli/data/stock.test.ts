import { writeFileSync } from "node:fs"
import { join } from "node:path"

import { assert, describe, it } from "@effect/vitest"
import { makeProblems, problemText } from "@heimwerk/cli/data/problems.ts"
import { readStock } from "@heimwerk/cli/data/stock.ts"
import { Effect } from "effect"

import { temporaryDirectory } from "../../support/database.ts"

/** Reads the rows of a `stock.csv` of the markets 101 and 102. */
const read = (rows: ReadonlyArray<string>) =>
  Effect.gen(function* () {
    const path = join(yield* temporaryDirectory, "stock.csv")
    writeFileSync(path, ["articleId;marketId;pieces", ...rows].join("\n"))
    const problems = makeProblems()
    const stock = yield* Effect.promise(() => readStock(path, ["101", "102"], problems))
    return { stock, problems: problems.kept.map(problemText) }
  })

describe("stock of a retailer", () => {
  it.live("the stock reader keeps every row of 5,000 articles", () =>
    Effect.gen(function* () {
      const ids = Array.from({ length: 5000 }, (_, place) => String(500_000 + place))
      const { problems, stock } = yield* read(ids.flatMap((id) => [`${id};102;7`, `${id};101;3`]))
      assert.deepStrictEqual(problems, [])
      assert.deepStrictEqual(
        ids.filter((id) => stock.piecesOf(id).join(" ") !== "3 7"),
        [],
      )
    }),
  )

  it.live("the stock reader refuses a second row of an article and market, also if the first one is 0", () =>
    Effect.gen(function* () {
      const { problems } = yield* read(["500001;101;0", "500001;102;4", "500002;101;4", "500001;101;2"])
      assert.deepStrictEqual(problems, [
        "stock.csv, Zeile 5, marketId: Für diesen Artikel und diesen Markt gibt es schon eine Zeile.",
      ])
    }),
  )

  it.live("the stock reader keeps the largest and the smallest stock", () =>
    Effect.gen(function* () {
      const { stock } = yield* read(["500001;101;32767", "500001;102;0"])
      assert.deepStrictEqual(stock.piecesOf("500001"), [32_767, 0])
    }),
  )
})
