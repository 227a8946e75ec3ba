import { assert, describe, it } from "@effect/vitest"
import { layer as databaseIn } from "@heimwerk/adapters/sql/database.ts"
import { checkIndexes } from "@heimwerk/adapters/sql/diagnosis/indexes.ts"
import { migrate } from "@heimwerk/adapters/sql/migrate.ts"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"

import { temporaryDirectory } from "../../../support/database.ts"
import { postgresPrograms, postgresUrl } from "../../../support/postgres.ts"

describe("the check of indexes on PostgreSQL", () => {
  if (postgresPrograms === undefined) {
    it("the check of indexes is skipped on a machine without PostgreSQL", (context) => context.skip())
    return
  }

  it.live(
    "the index check finds no damage in a new PostgreSQL database, and reports why a user without rights cannot run it",
    () =>
      Effect.gen(function* () {
        const directory = yield* temporaryDirectory
        const url = yield* postgresUrl
        const as = (address: string) => Layer.fresh(databaseIn({ url: address, directory }))
        const sound = yield* Effect.gen(function* () {
          yield* migrate()
          const sql = yield* SqlClient.SqlClient
          yield* sql`create role clerk login password 'clerk'`
          yield* sql`grant pg_read_all_data to clerk`
          return yield* checkIndexes
        }).pipe(Effect.provide(as(url)))
        assert.deepInclude(sound, { state: "ok", problems: [] })
        assert.isAbove(sound.checked, 20)
        const refused = yield* checkIndexes.pipe(
          Effect.provide(as(url.replace(/\/\/[^@]*@/u, "//clerk:clerk@"))),
        )
        assert.strictEqual(refused.state, "missing")
        assert.match(refused.problems.join("\n"), /permission denied/u)
      }),
  )
})
