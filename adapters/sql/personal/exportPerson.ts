import { Effect, Schema } from "effect"
import type { SqlClient } from "effect/sql"

import { findPerson } from "./Person.ts"
import { personalTables } from "./tables.ts"

const Rows = Schema.Array(Schema.Struct({ row: Schema.Unknown }))

/** Everything of a person, table by table; a table with nothing is left out. */
export type PersonalExport = Readonly<Record<string, ReadonlyArray<unknown>>>

/** Reads what is kept of a person, without what proves who somebody is: hashes of passwords and tokens (GDPR 15, 20). */
export const readPerson = Effect.fnUntraced(
  function* (sql: SqlClient.SqlClient, email: string) {
    const person = yield* findPerson(sql, email)
    const tables = yield* Effect.forEach(
      personalTables.filter(({ isExported }) => isExported),
      ({ table, whose }) =>
        sql`
        select to_jsonb(t) - 'password_hash' - 'token_hash' - 'who_hash' as row from ${sql(table)} t
        where ${whose(sql, person)}`.pipe(
          Effect.flatMap(Schema.decodeUnknownEffect(Rows)),
          Effect.map((rows) => [table, rows.map(({ row }) => row)] as const),
        ),
    )
    const found: PersonalExport = Object.fromEntries(tables.filter(([, rows]) => rows.length > 0))
    return { found, emails: person.emails }
  },
  (reading, sql) => sql.withTransaction(reading),
)
