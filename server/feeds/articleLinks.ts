import { Effect, Schema } from "effect"
import { SqlClient } from "effect/sql"

const Counted = Schema.Tuple([Schema.Struct({ articles: Schema.Int })])
const Links = Schema.Array(Schema.Struct({ link: Schema.NullOr(Schema.String) }))

/** Counts all articles of the catalogue. */
export const countArticles = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const [{ articles }] = yield* sql`select count(*)::int as articles from article`.pipe(
    Effect.flatMap(Schema.decodeUnknownEffect(Counted)),
  )
  return articles
}).pipe(Effect.withSpan("sql.countArticles"))

/**
 * Returns the links of at most `limit` articles in the order of their article numbers. The articles before the
 * offset cost little, because only their entries in the index are read. A damaged article without a link is left out.
 */
export const articleLinks = Effect.fn("sql.articleLinks")(function* (offset: number, limit: number) {
  const sql = yield* SqlClient.SqlClient
  const rows = yield* sql`
    select product->>'link' as link from article_page
    where article_id >= (select id from article order by id limit 1 offset ${offset}::int)
    order by article_id limit ${limit}::int`.pipe(Effect.flatMap(Schema.decodeUnknownEffect(Links)))
  return rows.flatMap(({ link }) => link ?? [])
})
