import { existsSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs"
import { join } from "node:path"

import { assert, it, layer } from "@effect/vitest"
import { backUp } from "@heimwerk/adapters/sql/backup/backUp.ts"
import { BackupError } from "@heimwerk/adapters/sql/backup/BackupError.ts"
import { restore } from "@heimwerk/adapters/sql/backup/restore.ts"
import * as database from "@heimwerk/adapters/sql/database.ts"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"

import { embedded, emptyDatabase, temporaryDirectory, withSmallWorld } from "../../support/database.ts"

layer(withSmallWorld(embedded), { excludeTestServices: true })("a backup on a full disk", (it) => {
  it.effect(
    "a backup that does not fit on the disk fails with ENOSPC, and the database is usable again",
    () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        // These rows do not compress well: the disk is full while the backup still reads the database.
        yield* sql`insert into basket (visitor_id, id, version, changed)
        select md5(n::text), md5((-n)::text), 1, 0 from generate_series(1, 20000) n`
        const file = join(yield* temporaryDirectory, "backup.gz")
        symlinkSync("/dev/full", `${file}.part`)
        const error = yield* Effect.flip(backUp(file))
        assert.instanceOf(error, BackupError)
        assert.strictEqual(
          error.message,
          `Die Sicherung ${file} kann nicht geschrieben werden (ENOSPC). Bitte Ordner, Rechte und Platz prüfen.`,
        )
        assert.isFalse(existsSync(file))
        assert.deepStrictEqual(yield* sql`select count(*)::int as count from basket where version = 1`, [
          { count: 20_000 },
        ])
      }),
  )
})

it.live.each([
  [
    "the next start",
    (directory: string) => Effect.scoped(Layer.build(Layer.fresh(database.layer({ directory })))),
  ],
  ["a restore of a missing file", (directory: string) => Effect.flip(restore(directory, "nie.gz", true))],
] as const)(
  "%s removes the customers' data that a killed restore has left in the folder restoring",
  ([, run]) =>
    Effect.gen(function* () {
      const directory = yield* emptyDatabase
      const left = join(directory, "restoring", "pglite")
      mkdirSync(left, { recursive: true })
      writeFileSync(join(left, "customer"), "Anna Berg")
      yield* run(directory)
      assert.isFalse(existsSync(join(directory, "restoring")))
    }),
)
