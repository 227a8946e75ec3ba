import { statSync } from "node:fs"
import { join, resolve } from "node:path"

import { Argument, Command } from "effect/cli"
import * as Effect from "effect/Effect"

import { NoAnswer, WrongUse } from "../errors.ts"
import { printChange } from "../output/print.ts"
import { databaseOptions } from "../shop/localShop.ts"
import { answerOf, offline } from "../shop/offline.ts"
import { ask, runningShop } from "../shop/runningShop.ts"

/** Returns whether a file exists. `undefined` if this user may not look into its folder. */
const isThere = (path: string): boolean | undefined => {
  try {
    return statSync(path, { throwIfNoEntry: false }) !== undefined
  } catch {
    return undefined
  }
}

/**
 * Lets the running shop write a backup. Fails if the file does not appear at its path afterwards: the shop may see
 * other folders, such as the private `/tmp` of a service of systemd, which disappears with the service.
 */
const writeByShop = Effect.fnUntraced(function* <A, E>(
  write: Effect.Effect<A, E>,
  path: string,
  dataDir: string,
) {
  // The shop overwrites no file, so a file from before is not the one that it has written.
  const wasThere = isThere(path) === true
  const written = yield* ask(write)
  if (!wasThere && isThere(path) !== false) return written
  return yield* new NoAnswer({
    message: `Der Shop hat die Sicherung in seine eigene Sicht der Ordner geschrieben, und hier ist sie nicht: ${path}. Bitte wähle einen Pfad in DATA_DIR, zum Beispiel ${join(resolve(dataDir), "sicherung.gz")}`,
  })
})

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
        : yield* writeByShop(shop.backup.write({ payload: { file: path } }), path, options.directory)
    yield* printChange(
      written,
      () => `Gesichert: ${written.rows} Zeilen aus ${written.tables} Tabellen in ${path}`,
    )
  }),
).pipe(
  Command.withDescription("Die eingebettete Datenbank sichern, auch bei laufendem Shop"),
  Command.withExamples([{ command: "heimwerk backup sicherung.gz", description: "in eine neue Datei" }]),
)
