import { Effect, Schema } from "effect"
import { SqlClient } from "effect/sql"
import type { SqlError } from "effect/sql"

import type { Benefits } from "@heimwerk/core/basket/Benefits.ts"
import type { Assortment } from "@heimwerk/core/catalog/Assortment.ts"
import type { Market } from "@heimwerk/core/market/Market.ts"
import type { Place } from "@heimwerk/core/place/Place.ts"

import { advisoryLock } from "./migrate.ts"
import { seedRows } from "./seed/rows.ts"

/** A world as plain data. Its version changes with the data. */
export interface World {
  readonly version: string
  readonly markets: ReadonlyArray<Market>
  readonly places: ReadonlyArray<Place>
  readonly assortment: Assortment
  /** Vouchers, coupons and cards. */
  readonly benefits: Benefits
}

/** Rows per statement: few enough for the statement's time limit on a slow machine. */
const rowsPerStatement = 4000

const Versions = Schema.Array(Schema.Struct({ version: Schema.String }))

const chunks = <A>(items: ReadonlyArray<A>): ReadonlyArray<ReadonlyArray<A>> =>
  Array.from({ length: Math.ceil(items.length / rowsPerStatement) }, (_, index) =>
    items.slice(index * rowsPerStatement, (index + 1) * rowsPerStatement),
  )

/**
 * Replaces the seeded world unless this version is already seeded. Seeding is one transaction: until it
 * commits all readers see the old world, and an interrupted seed leaves no trace. Baskets and sessions
 * stay.
 */
export const seed = (world: World): Effect.Effect<void, SqlError.SqlError, SqlClient.SqlClient> =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const isSeeded = Effect.map(
      Effect.orDie(Effect.flatMap(sql`select version from world`, Schema.decodeUnknownEffect(Versions))),
      (rows) => rows.some(({ version }) => version === world.version),
    )
    if (yield* isSeeded) return
    const tables = seedRows(world)
    const insert = (
      rows: ReadonlyArray<object>,
      statement: (json: string) => Effect.Effect<unknown, SqlError.SqlError>,
    ) => Effect.forEach(chunks(rows), (chunk) => statement(JSON.stringify(chunk)), { discard: true })

    const replace = Effect.gen(function* () {
      yield* sql`select pg_advisory_xact_lock(${advisoryLock}::bigint)::text as taken`
      if (yield* isSeeded) return
      yield* sql`delete from world`
      yield* sql`delete from market`
      yield* sql`delete from place`
      yield* sql`delete from category`
      yield* sql`delete from article`
      yield* sql`delete from article_page`
      yield* sql`delete from article_term`
      yield* sql`delete from vocabulary`
      yield* sql`delete from stock`
      yield* sql`delete from benefit`
      yield* insert(
        tables.markets,
        (json) => sql`
        insert into market (id, position, data)
        select id, position, data from jsonb_to_recordset(${json}::text::jsonb) as r(id text, position int, data jsonb)`,
      )
      yield* insert(
        tables.places,
        (json) => sql`
        insert into place (id, position, data)
        select id, position, data from jsonb_to_recordset(${json}::text::jsonb) as r(id text, position int, data jsonb)`,
      )
      yield* insert(
        tables.categories,
        (json) => sql`
        insert into category (id, position, data)
        select id, position, data from jsonb_to_recordset(${json}::text::jsonb) as r(id text, position int, data jsonb)`,
      )
      yield* insert(
        tables.benefits,
        (json) => sql`
        insert into benefit (id, kind, data)
        select id, kind, data from jsonb_to_recordset(${json}::text::jsonb) as r(id text, kind text, data jsonb)`,
      )
      yield* insert(
        tables.facts,
        (json) => sql`
        insert into article (id, main_category_id, category_id, brand, price, color, rating, reviews, offer, energy,
          shipping, orderable, name_key, popularity)
        select "articleId", "mainCategoryId", "categoryId", brand, price, color, rating, reviews, offer, energy,
          shipping, orderable, "nameKey", popularity
        from jsonb_to_recordset(${json}::text::jsonb) as r("articleId" text, "mainCategoryId" text, "categoryId" text,
          brand text, price int, color text, rating float8, reviews int, offer boolean, energy text, shipping boolean,
          orderable boolean, "nameKey" text, popularity int)`,
      )
      yield* insert(
        tables.pages,
        (json) => sql`
        insert into article_page (article_id, product, detail)
        select article_id, product, detail
        from jsonb_to_recordset(${json}::text::jsonb) as r(article_id text, product jsonb, detail jsonb)`,
      )
      yield* insert(
        tables.stock,
        (json) => sql`
        insert into stock (article_id, pieces)
        select article_id, pieces::smallint[]
        from jsonb_to_recordset(${json}::text::jsonb) as r(article_id text, pieces text)`,
      )
      yield* insert(
        tables.vocabulary,
        (json) => sql`
        insert into vocabulary (term, kind, word, articles)
        select term, kind, word, articles
        from jsonb_to_recordset(${json}::text::jsonb) as r(term text, kind text, word text, articles int)`,
      )
      yield* insert(
        tables.terms,
        (json) => sql`
        insert into article_term (term, article_id, weight)
        select term, article_id, weight
        from jsonb_to_recordset(${json}::text::jsonb) as r(term text, article_id text, weight int)`,
      )
      yield* sql`insert into world (version) values (${world.version}::text)`
    })
    yield* sql.withTransaction(replace)
    yield* sql`analyze`
  }).pipe(Effect.withSpan("sql.seed"))
