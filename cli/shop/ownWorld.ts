import { statSync } from "node:fs"
import { resolve } from "node:path"

import type { StockedArticle } from "@heimwerk/adapters/sql/world/World.ts"
import type { Assortment } from "@heimwerk/core/catalog/Assortment.ts"
import type { Market } from "@heimwerk/core/market/Market.ts"
import * as Effect from "effect/Effect"

import { makeProblems } from "../data/problems.ts"
import type { FileWorld } from "../data/readWorld.ts"
import { refused } from "../data/refused.ts"
import { WrongUse } from "../errors.ts"

/** A retailer's own world in memory, for questions without a shop. */
export interface OwnWorld {
  readonly markets: ReadonlyArray<Market>
  readonly assortment: Assortment
}

const inMemory = async ({ articles, categories, markets }: FileWorld): Promise<OwnWorld> => {
  const all: Array<StockedArticle> = []
  for await (const batch of articles()) all.push(...batch)
  const pieces = new Map<string, ReadonlyArray<number>>(
    all.map((article) => [article.product.articleId, article.pieces]),
  )
  const places = new Map<string, number>(markets.map(({ id }, place) => [id, place]))
  return {
    markets,
    assortment: {
      articles: all,
      categories,
      stock: (articleId, marketId) => pieces.get(articleId)?.[places.get(marketId) ?? -1] ?? 0,
    },
  }
}

/**
 * Reads the world of `--data`: a folder as for `heimwerk data import`, a file with markets (`.json`), or a file
 * with articles (`.csv`, `.ndjson`). Fails after printing the first problems of the files.
 */
export const ownWorld = Effect.fnUntraced(function* (name: string) {
  const path = resolve(name)
  const found = statSync(path, { throwIfNoEntry: false })
  if (found === undefined) return yield* new WrongUse({ message: `„${name}“ gibt es nicht.` })
  const problems = makeProblems()
  const { readPart, readWorld } = yield* Effect.promise(() => import("../data/readWorld.ts"))
  const world = yield* Effect.promise(() => (found.isDirectory() ? readWorld : readPart)(path, problems))
  const own = world && (yield* Effect.promise(() => inMemory(world)))
  if (own === undefined || problems.count() > 0)
    return yield* refused(problems, "Bitte die Daten berichtigen.")
  return own
})
