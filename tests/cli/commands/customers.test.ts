import { readFileSync, statSync } from "node:fs"
import { join } from "node:path"

import { afterEach, assert, describe, it } from "@effect/vitest"
import { layer as databaseIn } from "@heimwerk/adapters/sql/database.ts"
import { impersonalTables, personalTables } from "@heimwerk/adapters/sql/personal/tables.ts"
import { Email } from "@heimwerk/core/values/Email.ts"
import { Effect, Layer } from "effect"

import { canaries, deletedCanaries, filesWith, leaveMail, plant, recordsIn } from "../../support/canary.ts"
import { dump, tableNames } from "../../support/dump.ts"
import { smallWorldDatabase, sqlPorts, temporaryDirectory, withSmallWorld } from "../../support/database.ts"
import { ask } from "../support/ask.ts"

const canary = Email.make("kanarienvogel@post.example")
const neighbour = Email.make("ein-kanarienvogel@post.example")

/** Sets DATA_DIR to the folder with the shop's data, as an operator does. */
const dataIn = (directory: string) => {
  process.env["DATA_DIR"] = directory
}
const before = process.env["DATA_DIR"]
afterEach(() => {
  if (before === undefined) delete process.env["DATA_DIR"]
  else process.env["DATA_DIR"] = before
})

const inDatabase = <A, E, R>(directory: string, work: Effect.Effect<A, E, R>) =>
  work.pipe(
    Effect.provide(Layer.fresh(sqlPorts.pipe(Layer.provideMerge(withSmallWorld(databaseIn({ directory })))))),
  )

const dumpOf = (directory: string) => Effect.provide(dump, Layer.fresh(databaseIn({ directory })))

describe("heimwerk customers export and delete", () => {
  it.live(
    "T-P9: the customers commands export a person's data without the password hash, and delete these data, but keep orders and withdrawals",
    () =>
      Effect.gen(function* () {
        const directory = yield* smallWorldDatabase
        dataIn(directory)
        yield* inDatabase(
          directory,
          Effect.gen(function* () {
            const names = yield* tableNames
            const registered = [...personalTables.map(({ table }) => table), ...impersonalTables]
            assert.sameMembers([...names], registered)
            yield* plant(canary, directory)
            yield* plant(neighbour, directory)
            yield* Effect.forEach([canary, neighbour], leaveMail)
            const locked = yield* ask("customers", "export", canary)
            assert.deepStrictEqual(locked.stderr, [
              "Die Datenbank wird gerade von einem anderen Programm benutzt, zum Beispiel von einem Shop, der noch startet. Bitte versuche es gleich noch einmal.",
            ])
          }),
        )
        assert.isNotEmpty(filesWith(join(directory, "pglite"), canaries))

        const answer = yield* ask("customers", "export", canary)
        assert.deepStrictEqual([answer.code, answer.stderr], [0, []])
        const text = answer.stdout
        const answered: unknown = JSON.parse(text)
        for (const one of canaries) assert.include(text, one)
        const exported = personalTables.filter(({ isExported }) => isExported).map(({ table }) => table)
        assert.sameMembers(Object.keys(Object(answered)), [...exported, "outbox"])
        assert.notInclude(text, "argon2id")
        assert.notInclude(text, "ein-kanarienvogel")

        const deleted = yield* ask("customers", "delete", canary, "--confirm")
        assert.deepStrictEqual([deleted.code, deleted.stderr], [0, []])
        assert.match(
          deleted.stdout,
          /^Gelöscht: \d+ Einträge zu kanarienvogel@post\.example\.\nAufbewahrt, weil das Gesetz es verlangt: 1 Bestellung und 1 Widerruf\.$/u,
        )
        const again = yield* ask("customers", "export", canary)
        assert.deepStrictEqual(Object.keys(Object(JSON.parse(again.stdout))), ["withdrawal"])
        const log = readFileSync(join(directory, "operator.log"), "utf8")
        assert.match(log, /message="POST \/customers\/export 200 \d+ms" operator="stopped shop"\n/u)
        assert.match(log, /message="POST \/customers\/delete 200 \d+ms" operator="stopped shop"\n/u)
        assert.notInclude(log, "kanarienvogel")
        assert.strictEqual(statSync(join(directory, "operator.log")).mode & 0o777, 0o600)
        const others = yield* dumpOf(directory)
        assert.isTrue(others.some((row) => row.includes("ein-kanarienvogel")))
        assert.deepStrictEqual(recordsIn(others.filter((row) => /(?<!ein-)kanarienvogel@/u.test(row))), [
          "withdrawal",
        ])

        yield* ask("customers", "delete", neighbour, "--confirm")
        assert.deepStrictEqual(filesWith(directory, deletedCanaries), [])
        assert.deepStrictEqual(recordsIn(yield* dumpOf(directory)), [
          "order",
          "order",
          "withdrawal",
          "withdrawal",
        ])
      }),
  )

  it.live(
    "the customers commands fail for a deletion without --confirm, for an invalid e-mail address, and for a data directory without a shop",
    () =>
      Effect.gen(function* () {
        dataIn(yield* temporaryDirectory)
        assert.deepInclude(yield* ask("customers", "delete", canary), {
          code: 2,
          stderr: [
            "Das löscht alles zu kanarienvogel@post.example endgültig, außer Bestellungen und Widerrufen. Wenn du sicher bist, wiederhole den Befehl mit --confirm.",
          ],
        })
        assert.deepInclude(yield* ask("customers", "export", "niemand"), {
          code: 1,
          stderr: ["„niemand“ ist keine E-Mail-Adresse."],
        })
        assert.deepInclude(yield* ask("customers", "export", canary), {
          code: 1,
          stderr: [
            "Hier gibt es keine Daten eines Shops. Bitte nenne sie mit DATA_DIR oder DATABASE_URL, wie beim Start des Shops.",
          ],
        })
      }),
  )
})
