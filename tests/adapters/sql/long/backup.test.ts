import { join } from "node:path"

import { assert, layer } from "@effect/vitest"
import { backUp } from "@heimwerk/adapters/sql/backup/backUp.ts"
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

import { embedded, temporaryDirectory, withSmallWorld } from "../../../support/database.ts"

layer(withSmallWorld(embedded), { excludeTestServices: true })("a backup of the embedded database", (it) => {
  // The database checks the size of its log after every 50th statement, also inside of a transaction.
  it.effect(
    "a backup succeeds even if the database checks the size of its log between two statements of the backup",
    () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const folder = yield* temporaryDirectory
        for (let number = 0; number < 50; number += 1) {
          // These 3 statements make the size check run after a different statement of each backup. Over 50 backups it
          // runs at least once after every statement of a backup.
          yield* Effect.replicateEffect(sql`select 1`, 3, { discard: true })
          const { rows } = yield* backUp(join(folder, `${number}.gz`))
          assert.isAbove(rows, 0)
        }
      }),
  )
})
