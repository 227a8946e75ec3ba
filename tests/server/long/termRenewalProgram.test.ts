import { afterEach, assert, describe, it, vi } from "@effect/vitest"
import * as CatalogSql from "@heimwerk/adapters/sql/CatalogSql.ts"
import * as Database from "@heimwerk/adapters/sql/database.ts"
import { migrate } from "@heimwerk/adapters/sql/migrate.ts"
import { hasCurrentTerms } from "@heimwerk/adapters/sql/search/renewTerms.ts"
import { seed } from "@heimwerk/adapters/sql/seed.ts"
import { Catalog } from "@heimwerk/core/catalog/Catalog.port.ts"
import { ArticleId } from "@heimwerk/core/values/ArticleId.ts"
import { runChild } from "@heimwerk/server/data/childProgram.ts"
import { termRenewal, termsNotComputed } from "@heimwerk/server/jobs/termRenewal.ts"
import { Deferred, Effect, Layer, Logger } from "effect"
import { SqlClient } from "effect/sql"

import { temporaryDirectory } from "../../support/database.ts"
import { postgresPrograms, postgresUrl } from "../../support/postgres.ts"
import { smallWorld } from "../../support/smallWorld.ts"

afterEach(() => {
  vi.unstubAllEnvs()
})

/** The small world with 10 copies of each article, which are more articles than the program reads at a time. */
const world = {
  ...smallWorld,
  version: "renewal",
  assortment: {
    ...smallWorld.assortment,
    articles: Array.from({ length: 10 }, (_, copy) =>
      smallWorld.assortment.articles.map((article) => {
        const articleId = ArticleId.make(String(Number(article.product.articleId) + copy * 10_000))
        return { ...article, product: { ...article.product, articleId } }
      }),
    ).flat(),
  },
}

/** Searches a brand. Returns the number of found articles and a checksum of the terms of all articles. */
const searched = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const catalog = yield* Catalog
  const { total } = yield* catalog.search({
    term: "grimmholt",
    filters: [],
    sort: "relevance",
    page: 1,
    pageSize: 24,
  })
  const [terms] = yield* sql`
    select md5(string_agg(t::text, ' ' order by article_id, term)) as checksum from article_term t`
  return { total, ...terms }
})

/** Replaces the terms of the brand by others, as if older rules had made the terms of an imported world. */
const makeOld = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  yield* sql`update article_term set term = 'brand' where term = 'grimmholt'`
  yield* sql`update vocabulary set term = 'brand', word = 'brand' where term = 'grimmholt'`
  yield* sql`update search_posting set term = 'brand' where term = 'grimmholt'`
  yield* sql`update world set version = concat(version, ' imported'), imported = true, term_rules = 0`
})

/** Runs the job with its real child program until it logs the result. Returns all lines of its log. */
const renewed = Effect.gen(function* () {
  const lines: Array<string> = []
  const isDone = yield* Deferred.make<void>()
  const logger = Logger.make(({ message }) => {
    const line = Array.isArray(message) ? message.map(String).join(" ") : String(message)
    lines.push(line)
    if (line.includes("are up to date") || line.includes(termsNotComputed))
      Deferred.doneUnsafe(isDone, Effect.void)
  })
  yield* Effect.provide(termRenewal(runChild("renewTerms.ts")), Logger.layer([logger]))
  yield* Deferred.await(isDone)
  return lines
}).pipe(Effect.scoped)

describe("the program that computes search terms again", () => {
  if (postgresPrograms === undefined) {
    it("the test of the program is skipped on a machine without PostgreSQL", (context) => context.skip())
    return
  }

  it.live(
    "the job of a server on PostgreSQL starts the program, which gives 610 imported articles the terms of the current rules",
    () =>
      Effect.gen(function* () {
        const [url, directory] = [yield* postgresUrl, yield* temporaryDirectory]
        vi.stubEnv("DATABASE_URL", url)
        vi.stubEnv("DATA_DIR", directory)
        yield* Effect.gen(function* () {
          yield* migrate()
          yield* seed(world)
          const current = yield* searched
          yield* makeOld
          assert.isFalse(yield* hasCurrentTerms)
          assert.notStrictEqual((yield* searched).total, current.total)
          assert.deepStrictEqual(yield* renewed, [
            "The search terms of the imported articles are being computed again",
            "The search terms of the imported articles are up to date",
          ])
          assert.isTrue(yield* hasCurrentTerms)
          assert.deepStrictEqual(yield* searched, current)
        }).pipe(Effect.provide(CatalogSql.layer.pipe(Layer.provideMerge(Database.layer({ url, directory })))))
      }),
  )
})
