import { Effect, Schema } from "effect"
import { SqlClient } from "effect/sql"

import { interpret } from "@heimwerk/core/search/interpret.ts"

import { perWorld } from "../perWorld.ts"

const Words = Schema.Array(
  Schema.Struct({
    term: Schema.String,
    kind: Schema.Literals(["word", "code"]),
    word: Schema.String,
    articles: Schema.Int,
  }),
)

/** How the catalogue of the seeded world reads what was typed; its words are kept in memory. */
export const understanding = SqlClient.SqlClient.useSync((sql) =>
  Effect.map(
    Effect.flatMap(sql`select term, kind, word, articles from vocabulary`, Schema.decodeUnknownEffect(Words)),
    interpret,
  ),
).pipe(Effect.flatMap(perWorld))
