import { Effect, Schema } from "effect"
import { SqlClient } from "effect/sql"

/** Number of records of one kind that are only in the new world, only in the old one, or different in both. */
export interface Changes {
  readonly added: number
  readonly changed: number
  readonly removed: number
}

/** Changes between the world in use and the staged one, by kind. */
export interface WorldChanges {
  readonly markets: Changes
  readonly categories: Changes
  readonly articles: Changes
  /** Articles whose stock in a market differs. */
  readonly stock: Changes
}

const Counts = Schema.Tuple([Schema.Struct({ added: Schema.Int, changed: Schema.Int, removed: Schema.Int })])

/**
 * Counts the differences of two lists of `id` and `data`. Reads the data only of records in both lists. A full join reads
 * the data of all records: 1.3 s instead of 0.15 s for 50,000 new articles.
 */
const counted = (sql: SqlClient.SqlClient, before: string, after: string) =>
  sql`with o as not materialized (${sql.literal(before)}), n as not materialized (${sql.literal(after)})
    select
      (select count(*) from n where not exists (select from o where o.id = n.id))::int as added,
      (select count(*) from o where not exists (select from n where n.id = o.id))::int as removed,
      (select count(*) from o join n on n.id = o.id where o.data is distinct from n.data)::int as changed`.pipe(
    Effect.flatMap(Schema.decodeUnknownEffect(Counts)),
    Effect.map(([changes]): Changes => changes),
  )

const markets = (prefix: string) => `select id, data from ${prefix}market`

const categories = (prefix: string) => `
  select c.id || '/' || coalesce(s.sub ->> 'id', '') as id,
    coalesce(s.sub, c.data - 'subCategories') || jsonb_build_object('place', s.place) as data
  from ${prefix}category c left join lateral (
    select null::jsonb as sub, 0 as place
    union all select e.value, e.ordinality from jsonb_array_elements(c.data -> 'subCategories') with ordinality e
  ) s on true`

const articles = (prefix: string) => `
  select a.id, row(p.detail, p.keywords, a.color, a.main_category_id, a.shipping, a.orderable) as data
  from ${prefix}article a join ${prefix}article_page p on p.article_id = a.id`

/** The stock by market id, because a market may have different positions in the two worlds. */
const stockByMarket = (prefix: string) => `
  select s.article_id as id, (
    select jsonb_object_agg(m.id, e.pieces) from unnest(s.pieces) with ordinality e(pieces, place)
    join ${prefix}market m on m.position + 1 = e.place where e.pieces > 0) as data
  from ${prefix}stock s`

const stockByPosition = (prefix: string) => `select article_id as id, pieces as data from ${prefix}stock`

const SameMarkets = Schema.Tuple([Schema.Struct({ same: Schema.Boolean })])

/** Compares the staged world with the one in use. */
export const compareWorlds = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const [{ same }] = yield* sql`select not exists (
      select id, position from market except select id, position from next_market
    ) and (select count(*) from market) = (select count(*) from next_market) as same`.pipe(
    Effect.flatMap(Schema.decodeUnknownEffect(SameMarkets)),
  )
  const stock = same ? stockByPosition : stockByMarket
  return {
    markets: yield* counted(sql, markets(""), markets("next_")),
    categories: yield* counted(sql, categories(""), categories("next_")),
    articles: yield* counted(sql, articles(""), articles("next_")),
    stock: yield* counted(sql, stock(""), stock("next_")),
  } satisfies WorldChanges
})
