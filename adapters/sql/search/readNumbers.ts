import { Data, Effect, Schema } from "effect"
import type { SqlClient, SqlError } from "effect/sql"

import { type Codes, codesOf, entryWeights, numbersOf } from "./entries.ts"
import { makeKeptNumbers } from "./keptNumbers.ts"

/** The world in the database was replaced during a search. The search must be repeated. */
export class WorldReplaced extends Data.TaggedError("WorldReplaced") {}

/** Maximum size of the columns in memory, in bytes. */
const maxColumnBytes = 32 * 1024 * 1024

/** Maximum size of the postings in memory, in bytes. */
const maxPostingBytes = 48 * 1024 * 1024

const Rows = Schema.Array(
  Schema.Struct({ version: Schema.NullOr(Schema.String), name: Schema.String, entries: Schema.Uint8Array }),
)

/**
 * Makes the reader of the columns or postings of one world. It keeps the most recently used ones in memory.
 *
 * @param maxBytes maximum size of the numbers in memory
 * @param form converts numbers to their form in memory
 * @param read reads the rows of some names, which are separated by line breaks
 */
const cachedNumbers = <A extends Codes>(
  version: string,
  maxBytes: number,
  form: (numbers: Int32Array) => A,
  read: (names: string) => Effect.Effect<ReadonlyArray<unknown>, SqlError.SqlError>,
) => {
  const kept = makeKeptNumbers<A>(maxBytes)
  const none = form(new Int32Array())
  return Effect.fnUntraced(function* (names: ReadonlyArray<string>) {
    const found = new Map(names.map((name) => [name, kept.get(name)]))
    const missing = [...found.keys()].filter((name) => found.get(name) === undefined)
    if (missing.length > 0) {
      const rows = yield* Effect.flatMap(read(missing.join("\n")), Schema.decodeUnknownEffect(Rows))
      if (rows.length < missing.length || rows.some((row) => row.version !== version))
        return yield* new WorldReplaced()
      for (const { entries, name } of rows) {
        const numbers = form(numbersOf(entries))
        kept.set(name, numbers)
        found.set(name, numbers)
      }
    }
    return (name: string) => found.get(name) ?? none
  })
}

/** Makes the readers of the columns and postings of one world. */
export const readNumbers = (sql: SqlClient.SqlClient, version: string) => ({
  /** Reads columns by name: a number for each article by rank. */
  columns: cachedNumbers(
    version,
    maxColumnBytes,
    codesOf,
    (names) => sql`
        select (select version from world) as version, name, entries from search_column
        where name in (select unnest(string_to_array(${names}::text, chr(10))))`,
  ),

  /** Reads the entries of terms. Terms of a single article are not in `search_posting`. */
  postings: cachedNumbers(
    version,
    maxPostingBytes,
    (entries) => entries,
    (terms) => sql`
        select (select version from world) as version, t.term as name, coalesce(p.entries, (
          select string_agg(int4send(s.rank * ${entryWeights}::int + a.weight), ''::bytea)
          from article_term a join search_article s on s.article_id = a.article_id where a.term = t.term
        ), '') as entries
        from (select unnest(string_to_array(${terms}::text, chr(10))) collate "C" as term) t
          left join search_posting p on p.term = t.term`,
  ),
})
