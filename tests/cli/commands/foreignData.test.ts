import { chownSync, existsSync, readdirSync } from "node:fs"
import { join } from "node:path"

import { afterEach, assert, describe, it, vi } from "@effect/vitest"
import { layer as databaseIn } from "@heimwerk/adapters/sql/database.ts"
import { OpenedDatabase } from "@heimwerk/adapters/sql/OpenedDatabase.ts"
import { Effect, Layer } from "effect"

import { emptyDatabase, smallWorldDatabase, temporaryDirectory } from "../../support/database.ts"
import { ask } from "../support/ask.ts"

afterEach(() => {
  vi.unstubAllEnvs()
})

/** User id of the shop whose data the tests use. */
const shopUser = 4711

const refusal = `Die Daten in DATA_DIR gehören einem anderen Benutzer als root. Mit Dateien von root könnte der Shop seine Datenbank nicht mehr öffnen. Bitte starte den Befehl als dieser Benutzer, zum Beispiel mit: sudo -u '#${shopUser}' heimwerk … Für einen Dienst von systemd steht der Aufruf in docs/operations.md.`

describe("commands of root on the embedded database of another user", () => {
  if (process.getuid?.() !== 0) {
    it("the tests of commands of root are skipped for other users", (context) => context.skip())
    return
  }

  it.live(
    "no command of root, nor a server, opens the database of another user or creates a file there",
    () =>
      Effect.gen(function* () {
        const shop = yield* emptyDatabase
        const backup = join(yield* temporaryDirectory, "sicherung.gz")
        vi.stubEnv("DATA_DIR", shop)
        chownSync(join(shop, "pglite"), shopUser, shopUser)
        const before = readdirSync(shop, { recursive: true })
        for (const command of [
          ["backup", backup],
          ["restore", backup, "--replace"],
          ["customers", "export", "anna.berg@kunde.example"],
        ])
          assert.deepStrictEqual(yield* ask(...command), { code: 1, stdout: "", stderr: [refusal] })
        const error = yield* Effect.flip(
          Effect.provide(OpenedDatabase, Layer.fresh(databaseIn({ directory: shop }))),
        )
        assert.deepStrictEqual([error.reason, error.owner], ["WrongUser", shopUser])
        assert.deepStrictEqual(readdirSync(shop, { recursive: true }), before)
        assert.isFalse(existsSync(backup))
      }),
  )

  it.live("root cannot restore a backup into an empty data directory of another user", () =>
    Effect.gen(function* () {
      const empty = yield* temporaryDirectory
      chownSync(empty, shopUser, shopUser)
      vi.stubEnv("DATA_DIR", empty)
      assert.deepStrictEqual(yield* ask("restore", "sicherung.gz"), {
        code: 1,
        stdout: "",
        stderr: [refusal],
      })
      assert.deepStrictEqual(readdirSync(empty), [])
    }),
  )

  it.live("root can back up its own database in a data directory that belongs to another user", () =>
    Effect.gen(function* () {
      const shop = yield* smallWorldDatabase
      chownSync(shop, shopUser, shopUser)
      vi.stubEnv("DATA_DIR", shop)
      const { code, stderr } = yield* ask("backup", join(yield* temporaryDirectory, "sicherung.gz"))
      assert.deepStrictEqual([code, stderr], [0, []])
    }),
  )
})
