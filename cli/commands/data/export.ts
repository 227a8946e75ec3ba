import { existsSync, readdirSync } from "node:fs"
import { resolve } from "node:path"

import { Argument, Command } from "effect/cli"
import * as Effect from "effect/Effect"

import { NoAnswer, WrongUse } from "../../errors.ts"
import { errorCode } from "../../input/errorCode.ts"
import { countText } from "../../output/countText.ts"
import { printChange } from "../../output/print.ts"
import { databaseOptions } from "../../shop/localShop.ts"
import { answerOf, offline } from "../../shop/offline.ts"
import { runningShop } from "../../shop/runningShop.ts"

const failed = (path: string) => (cause: unknown) =>
  new NoAnswer({
    message: `Der Export nach ${path} ist nicht gelungen (${errorCode(cause) || String(cause)}). Bitte Ordner, Rechte und Platz prüfen.`,
  })

/**
 * `heimwerk data export`: writes markets, articles, stock, categories, vouchers, coupons and cards of the
 * shop to the files that an import reads.
 */
export const exportData = Command.make(
  "export",
  {
    folder: Argument.String("Ordner").pipe(
      Argument.withDescription("Ein neuer oder leerer Ordner, zum Beispiel daten"),
    ),
  },
  Effect.fn("cli.data.export")(function* ({ folder }) {
    const path = resolve(folder)
    if (existsSync(path) && readdirSync(path).length > 0)
      return yield* new WrongUse({ message: `Der Ordner „${folder}“ ist nicht leer.` })
    const options = yield* databaseOptions
    if (options.url === undefined && (yield* runningShop) !== undefined)
      return yield* new NoAnswer({
        message:
          "Der Shop läuft noch. Bitte beende ihn zuerst; mit PostgreSQL (DATABASE_URL) geht der Export auch bei laufendem Shop.",
      })
    const database = yield* offline
    const { worldFiles } = yield* Effect.promise(() => import("../../data/writeWorld.ts"))
    const files = worldFiles(path)
    const outcome = yield* Effect.promise(() => database.exportWorld(options, files))
    // A failed write also ends `exportWorld`. It comes first, because it is not a mistake of the database.
    yield* Effect.tryPromise({ try: () => files.close(outcome.kind === "done"), catch: failed(path) })
    const articles = yield* answerOf(outcome)
    yield* printChange(
      { articles, folder: path },
      () => `Geschrieben: ${countText(articles)} Artikel in ${path}`,
    )
  }),
).pipe(
  Command.withDescription("Märkte, Artikel, Bestände und Kategorien des Shops in Dateien schreiben"),
  Command.withExamples([{ command: "heimwerk data export daten", description: "in einen neuen Ordner" }]),
)
