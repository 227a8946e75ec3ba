import { Effect } from "effect"
import { SqlClient } from "effect/sql"

import { articleTerms } from "@heimwerk/core/search/articleTerms.ts"
import type { ArticleTerm, SearchedArticle } from "@heimwerk/core/search/articleTerms.ts"
import { makeVocabulary } from "@heimwerk/core/search/vocabularyOf.ts"

import { insertAll } from "./insertAll.ts"

/**
 * Returns one column of some rows as a text with a line for each row. A statement with such texts needs a sixth less time than
 * one with lists in JSON. JSON values, article numbers and search terms contain no line break.
 */
export const column = <Row>(rows: ReadonlyArray<Row>, text: (row: Row) => string | number): string =>
  rows.map(text).join("\n")

/**
 * Computes the terms of articles and returns their columns for `insertTerms`. Passes each article's terms to `learn`.
 *
 * @param names the names of all categories by id
 */
export const termColumns = (
  articles: ReadonlyArray<SearchedArticle>,
  names: ReadonlyMap<string, string>,
  learn: (terms: ReadonlyArray<ArticleTerm>) => void,
) => {
  const rows = articles.flatMap((article) => {
    const terms = articleTerms(article, names)
    learn(terms)
    return terms.map(({ term, weight }) => ({ term, weight, articleId: article.product.articleId }))
  })
  return {
    terms: column(rows, ({ term }) => term),
    ids: column(rows, ({ articleId }) => articleId),
    weights: column(rows, ({ weight }) => weight),
  }
}

/** Inserts terms into the staged table. */
export const insertTerms = (sql: SqlClient.SqlClient, columns: ReturnType<typeof termColumns>) => sql`
  insert into next_article_term (term, article_id, weight)
  select term, article_id, weight::int
  from unnest(string_to_array(${columns.terms}::text, chr(10)), string_to_array(${columns.ids}::text, chr(10)),
    string_to_array(${columns.weights}::text, chr(10))
  ) as r(term, article_id, weight)`

/**
 * Collects the vocabulary of a world while its terms are staged. `write` inserts it into the staged table when all terms are
 * there. Only words are in memory. The database counts the codes, because each article has a number and an EAN of its own.
 */
export const makeStagedVocabulary = () => {
  const words = makeVocabulary()
  return {
    learn: (terms: ReadonlyArray<ArticleTerm>): void =>
      words.add(terms.filter(({ kind }) => kind === "word")),
    write: Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      yield* insertAll(
        [...words.terms()],
        (json) => sql`
          insert into next_vocabulary (term, kind, word, articles)
          select term, kind, word, articles
          from json_to_recordset(${json}::text::json) as r(term text, kind text, word text, articles int)`,
      )
      yield* sql`
        insert into next_vocabulary (term, kind, word, articles)
        select term, 'code', term, count(*)
        from next_article_term t where not exists (select from next_vocabulary v where v.term = t.term)
        group by term`
    }),
  }
}
