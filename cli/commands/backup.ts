import { resolve } from "node:path"

import { Argument, Command } from "effect/cli"
import * as Effect from "effect/Effect"

import { WrongUse } from "../errors.ts"
import { printChange } from "../output/print.ts"
import { databaseOptions } from "../shop/localShop.ts"
import { answerOf, offline } from "../shop/offline.ts"
import { ask, runningShop } from "../shop/runningShop.ts"

/** `heimwerk backup`: writes a consistent copy of the embedded database to a file, also while the shop runs. */
export const backup = Command.make(
  "backup",
  {
    file: Argument.String("Datei").pipe(
      Argument.withDescription("Eine neue Datei, zum Beispiel sicherung.gz"),
    ),
  },
  Effect.fn("cli.backup")(function* ({ file }) {
    const options = yield* databaseOptions
    if (options.url !== undefined)
      return yield* new WrongUse({
        message: "Dieser Shop nutzt PostgreSQL. Bitte sichere ihn mit tools/postgres/backup.sh.",
      })
    const path = resolve(file)
    const shop = yield* runningShop
    const written =
      shop === undefined
        ? yield* Effect.flatMap(offline, (database) =>
            Effect.flatMap(
              Effect.promise(() => database.backUp(options, path)),
              answerOf,
            ),
          )
        : yield* ask(shop.backup.write({ payload: { file: path } }))
    yield* printChange(
      written,
      () => `Gesichert: ${written.rows} Zeilen aus ${written.tables} Tabellen in ${path}`,
    )
  }),
).pipe(
  Command.withDescription("Die eingebettete Datenbank sichern, auch bei laufendem Shop"),
  Command.withExamples([{ command: "heimwerk backup sicherung.gz", description: "in eine neue Datei" }]),
)
