import { statSync } from "node:fs"
import { resolve } from "node:path"

import * as Effect from "effect/Effect"
import { Argument, Command, Flag } from "effect/cli"

import { makeProblems } from "../../data/problems.ts"
import type { Problems } from "../../data/problems.ts"
import { makeProgress } from "../../data/progress.ts"
import { refused } from "../../data/refused.ts"
import type { FileWorld } from "../../data/readWorld.ts"
import { NoAnswer, WrongUse } from "../../errors.ts"
import { countText } from "../../output/countText.ts"
import { printChange } from "../../output/print.ts"
import { table } from "../../output/table.ts"
import { databaseOptions } from "../../shop/localShop.ts"
import { answerOf, offline } from "../../shop/offline.ts"
import { runningShop } from "../../shop/runningShop.ts"

const kinds = [
  ["markets", "Märkte"],
  ["categories", "Kategorien"],
  ["articles", "Artikel"],
  ["stock", "Bestände"],
] as const

/** Reads all articles without keeping them, so that their problems are found. */
const countArticles = async ({ articles }: FileWorld): Promise<number> => {
  let count = 0
  for await (const batch of articles()) count += batch.length
  return count
}

/**
 * Yields the articles of an import and reports their number. After the first problem it yields nothing more,
 * and it throws an error at the end of the articles.
 */
const watched = async function* (
  articles: ReturnType<FileWorld["articles"]>,
  problems: Problems,
  onCount: (count: number) => void,
) {
  let count = 0
  for await (const batch of articles) {
    count += batch.length
    onCount(count)
    if (problems.count() === 0) yield batch
  }
  if (problems.count() > 0) throw new Error("The data have problems.")
}

/**
 * `heimwerk data import`: replaces markets, articles, stock, categories, vouchers, coupons and cards of the
 * shop with those of a retailer.
 */
export const importData = Command.make(
  "import",
  {
    create: Flag.Boolean("create").pipe(
      Flag.withDefault(false),
      Flag.withDescription("Einen neuen Shop anlegen, wenn es hier noch keinen gibt"),
    ),
    dryRun: Flag.Boolean("dry-run").pipe(
      Flag.withDefault(false),
      Flag.withDescription("Nur prüfen und die Änderungen zeigen"),
    ),
    folder: Argument.String("Ordner").pipe(
      Argument.withDescription("Ein Ordner mit markets.json, categories.json und articles.csv oder .ndjson"),
    ),
  },
  Effect.fn("cli.data.import")(function* ({ create, dryRun, folder }) {
    if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true)
      return yield* new WrongUse({ message: `Den Ordner „${folder}“ gibt es nicht.` })
    const options = yield* databaseOptions
    if (options.url === undefined && (yield* runningShop) !== undefined)
      return yield* new NoAnswer({
        message:
          "Der Shop läuft noch. Bitte beende ihn zuerst; mit PostgreSQL (DATABASE_URL) geht der Import auch bei laufendem Shop.",
      })
    const problems = makeProblems()
    const progress = makeProgress(process.stderr)
    let share = 0
    const { readWorld } = yield* Effect.promise(() => import("../../data/readWorld.ts"))
    const world = yield* Effect.promise(() =>
      readWorld(resolve(folder), problems, (read) => {
        share = read
      }),
    )
    if (world === undefined) return yield* refused(problems, "Am Shop hat sich nichts geändert.")
    if (problems.count() > 0) {
      // The articles are also checked after a mistake in another file, so that the operator sees all mistakes
      // at once.
      yield* Effect.promise(() => countArticles(world))
      return yield* refused(problems, "Am Shop hat sich nichts geändert.")
    }
    const { places } = yield* Effect.promise(() => import("@heimwerk/fixtures/places.ts"))
    const database = yield* offline
    const articles = () =>
      watched(world.articles(), problems, (count) =>
        progress.show(share, share < 1 ? `${countText(count)} Artikel` : "Suchindex"),
      )
    const outcome = yield* Effect.promise(() =>
      database.importWorld(options, { ...world, places, articles }, { isTrial: dryRun, mayCreate: create }),
    )
    progress.clear()
    if (problems.count() > 0) return yield* refused(problems, "Am Shop hat sich nichts geändert.")
    const changes = yield* answerOf(outcome)
    yield* printChange(
      { imported: !dryRun, ...changes },
      (width) =>
        [
          table(
            [{ title: "" }, { title: "Neu" }, { title: "Geändert" }, { title: "Entfernt" }],
            kinds.map(([kind, title]) => {
              const { added, changed, removed } = changes[kind]
              return [title, ...[added, changed, removed].map((count) => countText(count))]
            }),
            width,
          ),
          dryRun
            ? "Alles ist gültig. Es wurde nichts geändert (--dry-run)."
            : "Der Shop zeigt jetzt diese Daten.",
        ].join("\n\n"),
      kinds.map(([kind]) => ({ kind, ...changes[kind] })),
    )
  }),
).pipe(
  Command.withDescription("Märkte, Artikel, Bestände und Kategorien des Shops durch eigene ersetzen"),
  Command.withExamples([
    { command: "heimwerk data import daten --dry-run", description: "prüfen und Änderungen zeigen" },
    { command: "heimwerk data import daten", description: "ersetzen, alles oder nichts" },
  ]),
)
