import { Effect } from "effect"
import { SqlClient } from "effect/sql"
import type { SqlError } from "effect/sql"

import type { Benefits } from "@heimwerk/core/basket/Benefits.ts"
import type { Assortment } from "@heimwerk/core/catalog/Assortment.ts"
import type { Market } from "@heimwerk/core/market/Market.ts"
import type { Place } from "@heimwerk/core/place/Place.ts"
import { termRulesVersion } from "@heimwerk/core/search/articleTerms.ts"

import { advisoryLock } from "./advisoryLock.ts"
import { hasWorld } from "./world/hasWorld.ts"
import { stageWorld } from "./world/stageWorld.ts"
import { switchTables, worldTables } from "./world/stagedTables.ts"

/** The demonstration world, or a world of the tests. Its version changes with the data. */
export interface SeededWorld {
  readonly version: string
  readonly markets: ReadonlyArray<Market>
  readonly places: ReadonlyArray<Place>
  readonly assortment: Assortment
  /** Vouchers, coupons and cards. */
  readonly benefits: Benefits
}

const articlesPerBatch = 1000

const batches = async function* ({ assortment: { articles, stock }, markets }: SeededWorld) {
  for (let start = 0; start < articles.length; start += articlesPerBatch)
    yield articles.slice(start, start + articlesPerBatch).map((article) => ({
      ...article,
      pieces: markets.map(({ id }) => stock(article.product.articleId, id)),
    }))
}

/**
 * Replaces the seeded world unless this version is already seeded. An imported world stays. Seeding is one
 * transaction: until it commits all readers see the old world, and an interrupted seed leaves no trace.
 * Baskets and sessions stay.
 */
export const seed = (world: SeededWorld): Effect.Effect<void, SqlError.SqlError, SqlClient.SqlClient> =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    if (yield* hasWorld(world.version)) return
    const { assortment, benefits, markets, places, version } = world
    const replace = Effect.gen(function* () {
      yield* sql`select pg_advisory_xact_lock(${advisoryLock}::bigint)::text as taken`
      if (yield* hasWorld(version)) return
      const { categories } = assortment
      yield* stageWorld({ markets, places, categories, benefits, articles: () => batches(world) })
      yield* switchTables(worldTables)
      yield* sql`delete from world`
      yield* sql`
        insert into world (version, indexed, term_rules) values (${version}::text, true, ${termRulesVersion}::int)`
    })
    yield* sql.withTransaction(Effect.catchTag(replace, "SchemaError", Effect.die))
    yield* sql`analyze`
  }).pipe(Effect.withSpan("sql.seed"))
