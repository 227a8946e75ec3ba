import { Effect, Schema } from "effect"
import type { SqlClient } from "effect/sql"

import { possibleCodes } from "@heimwerk/core/search/analyse.ts"

const Codes = Schema.Array(
  Schema.Struct({
    term: Schema.String,
    kind: Schema.Literals(["word", "code"]),
    word: Schema.String,
    articles: Schema.Int,
  }),
)

/**
 * Reads the vocabulary's codes that a search text can match: each code that the text contains or may mean, and those that
 * continue it with a letter. A catalogue has several codes for each article, so they are not kept in memory.
 */
export const readCodes = Effect.fnUntraced(function* (sql: SqlClient.SqlClient, text: string) {
  const typed = possibleCodes(text)
  if (typed.length === 0) return []
  // Letters come after ":", and `chr(1114111)` is the last character.
  const rows = yield* sql`
    with typed as (select unnest(string_to_array(${typed.join("\n")}::text, chr(10))) collate "C" as term)
    select v.term, v.kind, v.word, v.articles from typed t join vocabulary v on v.term = t.term where v.kind = 'code'
    union
    select v.term, v.kind, v.word, v.articles
    from typed t join vocabulary v on v.term > t.term || ':' and v.term < t.term || chr(1114111)
    where v.kind = 'code'`
  return yield* Schema.decodeUnknownEffect(Codes)(rows)
})
