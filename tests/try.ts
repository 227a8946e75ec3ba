import { Effect } from "effect"
import { SqlClient } from "effect/sql"
import * as Database from "@heimwerk/adapters/sql/database.ts"
import { OpenedDatabase } from "@heimwerk/adapters/sql/OpenedDatabase.ts"
const url = process.argv[3]
await Effect.runPromise(Effect.gen(function*(){
  const sql = yield* SqlClient.SqlClient
  console.log(yield* OpenedDatabase)
  console.log(yield* sql`select 1::int as a, ${"x"}::text as b, ${[1,2]}::text as c, ${true}::boolean as d, 5::bigint as e, 1.5::float8 as f, ${'{"a":1}'}::text::jsonb as g, ${5}::int as h`.pipe(Effect.result))
  console.log(yield* sql`select v from jsonb_to_recordset(${JSON.stringify([{v:1},{v:2}])}::text::jsonb) as x(v int) where v in ${sql.in([2,3])}`)
  console.log(yield* Effect.flip(sql`select * from nowhere`).pipe(Effect.map(e=>e.reason._tag + e.reason.message)))
  yield* sql`create table if not exists t (id int primary key)`
  yield* sql`delete from t`
  yield* sql`insert into t values (1)`
  console.log(yield* Effect.flip(sql`insert into t values (1)`).pipe(Effect.map(e=>e.reason._tag + e.reason.message)))
  console.log(yield* Effect.flip(sql.withTransaction(Effect.andThen(sql`insert into t values (2)`, Effect.fail("no")))), yield* sql`select * from t`)
}).pipe(Effect.provide(Database.layer({ url, directory: process.argv[2]! }))))
