import { Effect, Schema } from "effect"
import type { SqlClient } from "effect/sql"

import type { IsGermanWord } from "@heimwerk/core/search/GermanWords.ts"
import { interpret } from "@heimwerk/core/search/interpret.ts"

const Words = Schema.Array(
  Schema.Struct({
    term: Schema.String,
    kind: Schema.Literals(["word", "code"]),
    word: Schema.String,
    articles: Schema.Int,
  }),
)

/** Reads the vocabulary of the catalogue and returns the interpreter of search terms. */
export const understanding = (sql: SqlClient.SqlClient, isGermanWord: IsGermanWord) =>
  Effect.map(
    Effect.flatMap(sql`select term, kind, word, articles from vocabulary`, Schema.decodeUnknownEffect(Words)),
    (vocabulary) => interpret(vocabulary, isGermanWord),
  )
