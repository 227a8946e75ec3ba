import { assert } from "@effect/vitest"
import { hasCurrentTerms, renewTerms } from "@heimwerk/adapters/sql/search/renewTerms.ts"
import type { ProductQuery } from "@heimwerk/core/catalog/ProductQuery.ts"
import { Catalog } from "@heimwerk/core/catalog/Catalog.port.ts"
import { termRulesVersion } from "@heimwerk/core/search/articleTerms.ts"
import { Effect, Fiber } from "effect"
import { SqlClient } from "effect/sql"

import type { SuiteIt } from "../../ports/Suite.ts"

const query: ProductQuery = { term: "grimmholt", filters: [], sort: "relevance", page: 1, pageSize: 96 }

const totalOf = Effect.map(
  Catalog.use((catalog) => catalog.search(query)),
  ({ total }) => total,
)

/** Returns the rows of all tables with terms, and the tables themselves. */
const stored = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  return {
    terms: yield* sql`select * from article_term order by term, article_id`,
    vocabulary: yield* sql`select * from vocabulary order by term`,
    // The order of the articles of a posting has no meaning.
    postings: yield* sql`
      select term, (
        select string_agg(substr(entries, place * 4 + 1, 4)::text, ' ' order by substr(entries, place * 4 + 1, 4))
        from generate_series(0, length(entries) / 4 - 1) place
      ) as entries from search_posting order by term`,
    ranks: yield* sql`select * from search_article order by rank`,
    columns: yield* sql`select name, entries::text, labels from search_column order by name`,
    tables: yield* sql`
      select tablename, indexname, indexdef from pg_indexes where schemaname = 'public' order by indexname`,
  }
})

const worldRow = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  return yield* sql`select xmin::text as written, imported, indexed, term_rules as rules from world`
})

/** Runs a test in the world of an operator with older terms, which do not match the query. */
const withOldTerms = <A, E, R>(rules: number, test: Effect.Effect<A, E, R>) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const before = yield* sql`select version, term_rules from world`
    for (const [term, old] of [
      ["12v", "12volt"],
      ["grimmholt", "brand"],
    ] as const) {
      yield* sql`update article_term set term = ${old}::text where term = ${term}::text`
      yield* sql`update vocabulary set term = ${old}::text, word = ${old}::text where term = ${term}::text`
      yield* sql`update search_posting set term = ${old}::text where term = ${term}::text`
    }
    yield* sql`
      update world set version = concat(version, ' imported'), imported = true, term_rules = ${rules}::int`
    return yield* Effect.ensuring(
      test,
      Effect.orDie(
        Effect.gen(function* () {
          yield* sql`update world set imported = true, term_rules = 0`
          yield* renewTerms
          yield* sql`update world set imported = false, ${sql.update(before[0] ?? {})}`
        }),
      ),
    )
  })

/** Tests of the new computation of search terms after a change of their rules. */
export const renewTermsSqlSuite = (it: SuiteIt<SqlClient.SqlClient | Catalog>) => {
  it.effect(
    "new term rules: an imported world gets exactly the rows that an import writes, and searches find articles by them",
    () =>
      Effect.gen(function* () {
        const before = yield* stored
        const total = yield* totalOf
        yield* withOldTerms(
          termRulesVersion - 1,
          Effect.gen(function* () {
            assert.isFalse(yield* hasCurrentTerms)
            const old = yield* totalOf
            assert.notStrictEqual(old, total)
            yield* renewTerms
            assert.isTrue(yield* hasCurrentTerms)
            assert.strictEqual(yield* totalOf, total)
            assert.deepStrictEqual(yield* stored, before)
            assert.deepInclude((yield* worldRow)[0], {
              imported: true,
              indexed: true,
              rules: termRulesVersion,
            })
          }),
        )
      }),
  )

  it.effect("new term rules: searches during the computation give the old result or the new one", () =>
    Effect.gen(function* () {
      const total = yield* totalOf
      yield* withOldTerms(
        0,
        Effect.gen(function* () {
          const seen = [yield* totalOf]
          const searching = yield* Effect.forkChild(
            Effect.forever(Effect.map(totalOf, (found) => seen.push(found))),
            { startImmediately: true },
          )
          yield* renewTerms
          yield* Fiber.interrupt(searching)
          seen.push(yield* totalOf)
          assert.strictEqual(seen.at(-1), total)
          assert.deepStrictEqual([...new Set(seen)], [seen[0], total])
        }),
      )
    }),
  )

  it.effect("new term rules: two servers that start together compute the terms once", () =>
    withOldTerms(
      0,
      Effect.gen(function* () {
        yield* Effect.all([renewTerms, renewTerms], { concurrency: "unbounded" })
        const first = yield* worldRow
        yield* renewTerms
        assert.deepStrictEqual(yield* worldRow, first)
        const sql = yield* SqlClient.SqlClient
        const versions = yield* sql`select version from world where version like '% terms % terms %'`
        assert.deepStrictEqual(versions, [])
      }),
    ),
  )

  it.effect("new term rules: the terms of a newer version and those of the demonstration stay", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      yield* withOldTerms(
        termRulesVersion + 1,
        Effect.gen(function* () {
          const before = yield* stored
          yield* renewTerms
          yield* sql`update world set imported = false, term_rules = 0`
          yield* renewTerms
          assert.deepStrictEqual(yield* stored, before)
        }),
      )
    }),
  )

  it.effect("new term rules: a computation that fails changes nothing, and the next one succeeds", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const complete = yield* stored
      yield* withOldTerms(
        0,
        Effect.gen(function* () {
          const before = yield* stored
          // The checks of a table are added after all of its rows are written.
          yield* sql`alter table article_term add constraint no_volt check (term <> '12v')`
          yield* Effect.flip(renewTerms)
          yield* sql`alter table article_term drop constraint no_volt`
          assert.deepStrictEqual(yield* stored, before)
          assert.isFalse(yield* hasCurrentTerms)
          yield* renewTerms
          assert.deepStrictEqual(yield* stored, complete)
        }),
      )
    }),
  )

  it.effect("new term rules: an article keeps its terms when a field without terms is unreadable", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const complete = yield* stored
      const before = yield* sql`select detail::text as detail from article_page where article_id = '1000001'`
      yield* withOldTerms(
        0,
        Effect.gen(function* () {
          yield* sql`
            update article_page set detail = jsonb_set(detail - 'price', '{highlights}', '7') where article_id = '1000001'`
          yield* renewTerms
          assert.deepStrictEqual(yield* stored, complete)
        }),
      )
      yield* sql`
        update article_page set detail = ${String(before[0]?.["detail"])}::text::jsonb where article_id = '1000001'`
    }),
  )
}
