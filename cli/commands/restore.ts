import { resolve } from "node:path"

import { Argument, Command, Flag } from "effect/cli"
import * as Effect from "effect/Effect"

import { NoAnswer, WrongUse } from "../errors.ts"
import { printChange } from "../output/print.ts"
import { databaseOptions } from "../shop/localShop.ts"
import { answerOf, offline } from "../shop/offline.ts"
import { runningShop } from "../shop/runningShop.ts"

/** `heimwerk restore`: restores the embedded database of a stopped shop from a backup. */
export const restore = Command.make(
  "restore",
  {
    file: Argument.String("Datei").pipe(Argument.withDescription("Eine Datei von heimwerk backup")),
    replace: Flag.Boolean("replace").pipe(
      Flag.withDefault(false),
      Flag.withDescription("Vorhandene Daten ersetzen; sie bleiben in einem Ordner daneben"),
    ),
  },
  Effect.fn("cli.restore")(function* ({ file, replace }) {
    const options = yield* databaseOptions
    if (options.url !== undefined)
      return yield* new WrongUse({
        message: "Dieser Shop nutzt PostgreSQL. Bitte stelle ihn mit tools/postgres/restore.sh wieder her.",
      })
    if ((yield* runningShop) !== undefined)
      return yield* new NoAnswer({ message: "Der Shop läuft noch. Bitte beende ihn zuerst." })
    const database = yield* offline
    const { before, rows } = yield* Effect.flatMap(
      Effect.promise(() => database.restore(options.directory, resolve(file), replace)),
      answerOf,
    )
    yield* printChange({ rows, before }, () =>
      [
        `Wiederhergestellt: ${rows} Zeilen aus ${file}`,
        ...(before === undefined ? [] : [`Die Daten von vorher liegen in ${before}`]),
      ].join("\n"),
    )
  }),
).pipe(
  Command.withDescription("Die eingebettete Datenbank aus einer Sicherung wiederherstellen"),
  Command.withExamples([
    { command: "heimwerk restore sicherung.gz", description: "in einen leeren Ordner" },
    { command: "heimwerk restore sicherung.gz --replace", description: "statt der vorhandenen Daten" },
  ]),
)
