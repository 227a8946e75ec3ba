import { Clock, Effect, Schema } from "effect"
import type { SqlClient } from "effect/sql"

import type { MarketId } from "@heimwerk/core/values/MarketId.ts"

import { numbersOf } from "./entries.ts"
import { bitsOf, setBit } from "./flags.ts"
import { makeKeptNumbers } from "./keptNumbers.ts"
import { WorldReplaced } from "./readNumbers.ts"

/**
 * Maximum size of the cached sets of articles in stock, in bytes. There is one set for each market; a set
 * that is not cached is read from the database.
 */
const maxKeptBytes = 16 * 1024 * 1024

/**
 * If the changes were not read for 30 minutes (in ms), the whole stock is read again: the database keeps
 * changes for only 1 hour.
 */
const maxAgeMillis = 30 * 60 * 1000

const snapshot = { version: Schema.NullOr(Schema.String), seen: Schema.FiniteFromString }

const Stock = Schema.Tuple([Schema.Struct({ ...snapshot, entries: Schema.Uint8Array })])

const Changes = Schema.Tuple([
  Schema.Struct({
    ...snapshot,
    /** Whether an older version of the shop has changed the stock without naming the articles. */
    isUnknown: Schema.Boolean,
    changed: Schema.Array(Schema.Struct({ rank: Schema.Int, pieces: Schema.Array(Schema.Int) })),
  }),
])

/**
 * Makes the reader of the articles in stock in a market, as bits by rank. The first search in a market reads its stock. Later
 * searches read only the articles whose stock has changed since the last search.
 *
 * `seen` is the first transaction whose changes may be missing in the sets: a transaction that was not yet finished in the
 * last snapshot. Its changes are read again with the next search, also from another replica.
 */
export const stockedRanks = (
  sql: SqlClient.SqlClient,
  version: string,
  markets: ReadonlyArray<string>,
  articles: number,
) => {
  const kept = makeKeptNumbers<Uint8Array>(maxKeptBytes)
  let seen: number | undefined
  let readAt = 0

  const follow = Effect.gen(function* () {
    const now = yield* Clock.currentTimeMillis
    // The age is negative after the clock was set back.
    if (now < readAt || now - readAt > maxAgeMillis) {
      kept.clear()
      seen = undefined
    }
    const from = seen
    const [changes] = yield* sql`
      with changes as (select article_ids from stock_change where written >= ${from?.toFixed() ?? null}::text::xid8)
      select (select version from world) as version, pg_snapshot_xmin(pg_current_snapshot())::text as seen,
        exists (select from changes where article_ids is null) as "isUnknown",
        (
          select coalesce(jsonb_agg(jsonb_build_object('rank', a.rank, 'pieces', s.pieces)), '[]')
          from search_article a join stock s on s.article_id = a.article_id
          where a.article_id in (select unnest(article_ids) from changes)
        ) as changed`.pipe(Effect.flatMap(Schema.decodeUnknownEffect(Changes)))
    if (changes.version !== version) return yield* new WorldReplaced()
    if (changes.isUnknown) kept.clear()
    for (const [market, stocked] of kept.entries())
      for (const { pieces, rank } of changes.changed)
        setBit(stocked, rank, (pieces[markets.indexOf(market)] ?? 0) > 0)
    // A set that another search has added meanwhile may lack changes before `from`.
    seen = seen === from ? changes.seen : Math.min(seen ?? changes.seen, changes.seen)
    readAt = now
  })

  const read = Effect.fnUntraced(function* (marketId: MarketId) {
    const [stock] = yield* sql`
      select (select version from world) as version, pg_snapshot_xmin(pg_current_snapshot())::text as seen, (
        select coalesce(string_agg(int4send(a.rank), ''::bytea), '')
        from search_article a join stock s on s.article_id = a.article_id
        where s.pieces[${markets.indexOf(marketId) + 1}::int] > 0
      ) as entries`.pipe(Effect.flatMap(Schema.decodeUnknownEffect(Stock)))
    if (stock.version !== version) return yield* new WorldReplaced()
    const stocked = bitsOf(numbersOf(stock.entries), articles)
    kept.set(marketId, stocked)
    seen = Math.min(seen ?? stock.seen, stock.seen)
    return stocked
  })

  return Effect.fnUntraced(function* (marketId: MarketId) {
    yield* follow
    return kept.get(marketId) ?? (yield* read(marketId))
  })
}
