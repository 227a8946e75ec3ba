import { type Cause, Context, Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import type { SqlError } from "effect/sql"

import { GermanWords } from "@heimwerk/core/search/GermanWords.ts"
import { type Compound, interpret } from "@heimwerk/core/search/interpret.ts"
import { haveCommonArticle } from "@heimwerk/core/search/score.ts"

import { cachedByWorldVersion } from "../cachedByWorldVersion.ts"
import { indexWorld } from "./indexWorld.ts"
import { rankOf } from "./entries.ts"
import { readCodes } from "./readCodes.ts"
import { readNumbers, WorldReplaced } from "./readNumbers.ts"
import { makeScoring } from "./scoreRanks.ts"
import { stockedRanks } from "./stockedRanks.ts"

const Loaded = Schema.Tuple([
  Schema.Struct({
    version: Schema.String,
    indexed: Schema.Boolean,
    articles: Schema.Int,
    markets: Schema.Array(Schema.String),
    labels: Schema.Struct({
      category: Schema.Array(Schema.Tuple([Schema.String, Schema.String])),
      brand: Schema.Array(Schema.String),
      price: Schema.Array(Schema.Int),
      color: Schema.Array(Schema.String),
      energy: Schema.Array(Schema.String),
    }),
    words: Schema.Array(
      Schema.Struct({
        term: Schema.String,
        kind: Schema.Literals(["word", "code"]),
        word: Schema.String,
        articles: Schema.Int,
      }),
    ),
  }),
])

/** Reads the words of the catalogue and the labels of its columns. Builds the search tables if the world has none. */
const load = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const isGermanWord = yield* GermanWords
  yield* indexWorld
  const [{ articles, indexed, labels, markets, version, words }] = yield* sql`
    select coalesce((select version from world), '') as version, coalesce((select indexed from world), true) as indexed,
      (select count(*)::int from search_article) as articles,
      (select coalesce(jsonb_agg(id order by position), '[]') from market) as markets,
      '{"category": [], "brand": [], "price": [], "color": [], "energy": []}'::jsonb
        || coalesce((select jsonb_object_agg(name, labels) from search_column), '{}') as labels,
      (select coalesce(jsonb_agg(to_jsonb(vocabulary)), '[]') from vocabulary where kind = 'word') as words`.pipe(
    Effect.flatMap(Schema.decodeUnknownEffect(Loaded)),
  )
  if (!indexed) return yield* new WorldReplaced()
  const understand = interpret(words, isGermanWord)
  const { columns, postings } = readNumbers(sql, version)
  return {
    version,
    /** The number of articles. All ranks are lower than this number. */
    articles,
    labels,
    /** Interprets a search text. */
    understand: Effect.fnUntraced(function* (text: string) {
      const codes = yield* readCodes(sql, text)
      const compounds: Array<Compound> = []
      const found = understand(text, codes, (compound) => {
        compounds.push(compound)
        return false
      })
      if (compounds.length === 0) return found
      const entriesOf = yield* postings(compounds.flat(2).map(({ term }) => term))
      const ranksOf = (term: string) => entriesOf(term).map(rankOf)
      return understand(text, codes, (compound) => haveCommonArticle(compound, ranksOf))
    }),
    score: makeScoring(articles),
    columns,
    postings,
    /** Reads the articles in stock in a market, as bits by rank. */
    inStock: stockedRanks(sql, version, markets, articles),
  }
})

/** The data of one world for searches. */
export type LoadedWorld = Effect.Success<typeof load>

/** Reading the search tables failed. */
export type SearchFailure = SqlError.SqlError | Schema.SchemaError | Cause.TimeoutError | WorldReplaced

/** The search tables of the current world. The catalogue and the suggestions share them. */
export class SearchWorld extends Context.Service<
  SearchWorld,
  {
    /** Reads the current world. If the world is replaced during a search, repeat the search. */
    readonly current: Effect.Effect<LoadedWorld, SearchFailure>
  }
>()("adapters/sql/search/SearchWorld") {
  static readonly layer: Layer.Layer<SearchWorld, never, SqlClient.SqlClient> = Layer.effect(
    this,
    Effect.gen(function* () {
      const context = yield* Effect.context<SqlClient.SqlClient>()
      return { current: yield* cachedByWorldVersion(Effect.provideContext(load, context)) }
    }),
  )
}
