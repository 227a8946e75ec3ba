import { Effect, Schedule, Schema } from "effect"
import type { SqlClient } from "effect/sql"

import type { ProductQuery } from "@heimwerk/core/catalog/ProductQuery.ts"
import { Product } from "@heimwerk/core/product/Product.ts"
import { chosenValues } from "@heimwerk/core/search/narrowing.ts"
import { pageOf } from "@heimwerk/core/search/pageOf.ts"
import type { SearchedTerms } from "@heimwerk/core/search/score.ts"

import { readableRows } from "../readableRows.ts"
import type { Codes } from "./entries.ts"
import { facetColumns, storedColumns } from "./facetColumns.ts"
import { firstRanks } from "./firstRanks.ts"
import { flagsInMarket } from "./flags.ts"
import { narrowRanks } from "./narrowRanks.ts"
import { WorldReplaced } from "./readNumbers.ts"
import type { LoadedWorld, SearchWorld } from "./SearchWorld.ts"

const Hit = Schema.Struct({
  product: Product,
  shipping: Schema.Boolean,
  orderable: Schema.Boolean,
  stock: Schema.NullOr(Schema.Int),
})

const Answer = Schema.Tuple([
  Schema.Struct({ version: Schema.NullOr(Schema.String), hits: Schema.Array(Schema.Unknown) }),
])

const readHits = readableRows("articles", Hit)

/**
 * Repeats a search, at most 20 times in 4 s, while the world is replaced: servers cache the version of the
 * world for a second, and replicas may be behind each other for a moment.
 */
export const inCurrentWorld = <A, E, R>(
  { current }: SearchWorld["Service"],
  search: (world: LoadedWorld) => Effect.Effect<A, E, R>,
) =>
  Effect.flatMap(current, search).pipe(
    Effect.retry({
      while: (error) => error instanceof WorldReplaced,
      schedule: Schedule.spaced("200 millis"),
      times: 20,
    }),
  )

/** Reads the articles of some ranks in this order, with their stock in a market. */
const readPage = Effect.fnUntraced(function* (
  sql: SqlClient.SqlClient,
  version: string,
  ranks: ReadonlyArray<number>,
  marketId: string | undefined,
) {
  if (ranks.length === 0) return []
  const stock =
    marketId === undefined
      ? sql`null::int`
      : sql`coalesce(s.pieces[(select position + 1 from market where market.id = ${marketId}::text)], 0)::int`
  const [answer] = yield* sql`
    select (select version from world) as version, (
      select coalesce(jsonb_agg(jsonb_build_object('product', p.product, 'shipping', a.shipping, 'orderable', a.orderable,
        'stock', ${stock}) order by place), '[]')
      from unnest(string_to_array(${ranks.join(" ")}::text, ' ')::int[]) with ordinality wanted(rank, place)
        join search_article r on r.rank = wanted.rank
        join article a on a.id = r.article_id
        join article_page p on p.article_id = a.id
        left join stock s on s.article_id = a.id
    ) as hits`.pipe(Effect.flatMap(Schema.decodeUnknownEffect(Answer)))
  if (answer.version !== version) return yield* new WorldReplaced()
  return yield* readHits(answer.hits)
})

/** Reads the entries of all terms that match the search. */
const postingsOf = (
  world: LoadedWorld,
  { compounds = [], measures = [], words }: SearchedTerms = { words: [] },
) =>
  world.postings(
    [...words, ...compounds.flat(), ...measures].flatMap((matches) => matches.map(({ term }) => term)),
  )

/** Returns the articles of a main category or sub-category. */
const inCategory = (
  ranks: Int32Array,
  codes: Codes,
  categories: LoadedWorld["labels"]["category"],
  categoryId: string,
) => {
  const isIn = Uint8Array.from(categories, (ids) => (ids.includes(categoryId) ? 1 : 0))
  return ranks.filter((rank) => isIn[codes[rank] ?? 0] === 1)
}

/** A higher number of points comes first. All hits match the same number of words. */
const byPoints = (points: Int32Array, ranks: Int32Array) => {
  let most = 0
  for (const rank of ranks) most = Math.max(most, points[rank] ?? 0)
  return (rank: number) => most - (points[rank] ?? 0)
}

/** Returns the first articles of a search by relevance, without counting all results. */
export const firstHits = Effect.fnUntraced(function* (
  sql: SqlClient.SqlClient,
  world: LoadedWorld,
  terms: SearchedTerms,
  count: number,
) {
  const { points, ranks } = world.score(terms, yield* postingsOf(world, terms))
  return yield* readPage(sql, world.version, firstRanks(ranks, byPoints(points, ranks), 0, count), undefined)
})

/**
 * Reads one page of products, the total and the counts of all facets. The time is proportional to the number
 * of articles in the catalogue. Matching articles take most of it.
 */
export const searchPage = Effect.fnUntraced(function* (
  sql: SqlClient.SqlClient,
  world: LoadedWorld,
  query: ProductQuery,
  terms: SearchedTerms | undefined,
) {
  const { categoryId, marketId, pageSize, sort } = query
  const { articles, labels, version } = world
  if (articles === 0) return { total: 0, counts: [], hits: [] }
  const entriesOf = yield* postingsOf(world, terms)
  const names = [...storedColumns, ...(sort === "relevance" ? [] : [sort])]
  const column = yield* world.columns(names)
  const inStock = marketId === undefined ? undefined : yield* world.inStock(marketId)
  // No effect runs from here to the reading of the page, because searches share the array of the points.
  const found = world.score(terms, entriesOf)
  const ranks =
    categoryId === undefined
      ? found.ranks
      : inCategory(found.ranks, column("category"), labels.category, categoryId)
  const flags = inStock === undefined ? column("flags") : flagsInMarket(column("flags"), ranks, inStock)
  const { counts, shown } = narrowRanks(
    ranks,
    facetColumns(column, flags, labels),
    chosenValues(query.filters),
  )
  const { offset } = pageOf(shown.length, query.page, pageSize)
  const order = column(sort)
  const keyOf = sort === "relevance" ? byPoints(found.points, shown) : (rank: number) => order[rank] ?? 0
  const page = firstRanks(shown, keyOf, offset, pageSize)
  return { total: shown.length, counts, hits: yield* readPage(sql, version, page, marketId) }
})
