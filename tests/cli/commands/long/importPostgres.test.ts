import { afterEach, assert, describe, it, vi } from "@effect/vitest"
import { layer as databaseIn } from "@heimwerk/adapters/sql/database.ts"
import { importWorld } from "@heimwerk/adapters/sql/world/importWorld.ts"
import { Catalog } from "@heimwerk/core/catalog/Catalog.port.ts"
import { Markets } from "@heimwerk/core/market/Markets.port.ts"
import { Effect, Fiber, Layer } from "effect"
import { SqlClient } from "effect/sql"

import { sqlPorts, temporaryDirectory, withSmallWorld } from "../../../support/database.ts"
import { postgresPrograms, postgresUrl } from "../../../support/postgres.ts"
import { smallWorld } from "../../../support/smallWorld.ts"
import { ask } from "../../support/ask.ts"
import { ownDataExample } from "../../support/ownData.ts"

afterEach(() => {
  vi.unstubAllEnvs()
})

/** Returns the constraints, indexes and columns of all tables. */
const structure = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  return yield* sql`
    select conrelid::regclass::text as "table", conname as name, pg_get_constraintdef(oid) as rule
    from pg_constraint where connamespace = 'public'::regnamespace
    union all select tablename, indexname, indexdef from pg_indexes where schemaname = 'public'
    union all select table_name, column_name, concat(data_type, is_nullable, column_default, collation_name)
      from information_schema.columns where table_schema = 'public'
    order by 1, 2, 3`
})

describe("heimwerk data import on PostgreSQL", () => {
  if (postgresPrograms === undefined) {
    it("the import test for PostgreSQL is skipped on a machine without PostgreSQL", (context) =>
      context.skip())
    return
  }

  it.live(
    "during an import, a parallel reader sees either the old or the new world, and an import keeps all columns, constraints and indexes",
    () =>
      Effect.gen(function* () {
        const directory = yield* temporaryDirectory
        const url = yield* postgresUrl
        vi.stubEnv("DATABASE_URL", url)
        vi.stubEnv("DATA_DIR", directory)
        yield* Effect.gen(function* () {
          const sql = yield* SqlClient.SqlClient
          yield* sql`create index stock_pieces on stock (pieces)`
          yield* sql`create unique index market_place on market (position) where position > 0`
          const before = yield* structure
          const seen = new Set<string>()
          const read = sql`
            select (select count(*)::int from market) as markets, (select count(*)::int from article a
              join article_page p on p.article_id = a.id join stock s on s.article_id = a.id) as articles`
          const reader = yield* Effect.forkChild(
            Effect.forever(Effect.map(read, ([row]) => seen.add(JSON.stringify(row)))),
            { startImmediately: true },
          )
          const failing = async function* () {
            yield smallWorld.assortment.articles.map((article) => ({ ...article, pieces: [] }))
            throw new Error("cut off")
          }
          const { assortment, ...lists } = smallWorld
          const world = { ...lists, categories: assortment.categories, articles: failing }
          assert.strictEqual((yield* Effect.exit(importWorld(world, false)))._tag, "Failure")
          assert.lengthOf(yield* (yield* Markets).all, 12)

          const { code, stderr } = yield* ask("data", "import", ownDataExample)
          assert.deepStrictEqual([code, stderr], [0, []])
          assert.strictEqual((yield* ask("data", "import", ownDataExample)).code, 0)
          yield* read
          yield* Fiber.interrupt(reader)
          assert.sameMembers(
            [...seen],
            [
              { markets: 12, articles: assortment.articles.length },
              { markets: 3, articles: 20 },
            ].map((row) => JSON.stringify(row)),
          )
          assert.deepStrictEqual(yield* structure, before)
          assert.lengthOf(yield* (yield* Markets).all, 3)
          assert.deepStrictEqual(
            (yield* (yield* Catalog).navigation).map(({ name }) => name),
            ["Holz", "Farbe"],
          )
        }).pipe(
          Effect.provide(sqlPorts.pipe(Layer.provideMerge(withSmallWorld(databaseIn({ url, directory }))))),
        )
      }),
  )
})
