import { marketsPath } from "@heimwerk/adapters/http/contract/paths.ts"
import type { CheckResult } from "@heimwerk/conformance/check.ts"
import { defaultBrand } from "@heimwerk/core/environment.ts"
import { Command, Flag } from "effect/cli"
import * as Console from "effect/Console"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"

import { request } from "../../diagnosis/answers.ts"
import { NoAnswer, Unmet, WrongUse } from "../../errors.ts"
import { bullets } from "../../output/facts.ts"
import { jsonText } from "../../output/json.ts"
import { print } from "../../output/print.ts"
import { table } from "../../output/table.ts"
import { liveOrigin } from "../../shop/address.ts"

const columns = [{ title: "Prüfung" }, { title: "Ergebnis" }, { title: "Regel", shrinks: true }] as const

const stateNames: Readonly<Record<CheckResult["state"], string>> = {
  passed: "ok",
  failed: "Fehler",
  skipped: "nicht möglich",
}

const resultText = (results: ReadonlyArray<CheckResult>, width: number | undefined): string => {
  const of = (state: CheckResult["state"]) => results.filter((result) => result.state === state)
  const linesOf = (state: CheckResult["state"]) =>
    of(state).flatMap(({ findings, id }) => findings.map((finding) => `${id}: ${finding}`))
  return [
    table(
      columns,
      results.map(({ id, state, title }) => [id, stateNames[state], title]),
      width,
    ),
    bullets("Befunde", linesOf("failed")),
    bullets("Nicht möglich", linesOf("skipped")),
    `\n\n${results.length === 1 ? "1 Prüfung" : `${results.length} Prüfungen`}, ${of("failed").length} mit Fehlern`,
  ].join("")
}

/** `heimwerk contract check`: checks whether a backend answers as the HTTP contract says. */
export const check = Command.make(
  "check",
  {
    write: Flag.Boolean("write").pipe(
      Flag.withDefault(false),
      Flag.withDescription("Auch Befehle prüfen, als Besucher auf Zeit; ohne --write wird nur gelesen"),
    ),
    only: Flag.String("only").pipe(
      Flag.optional,
      Flag.withMetavar("<Namen>"),
      Flag.withDescription("Nur diese Prüfungen, mit Komma getrennt: basket,search.paging"),
    ),
    brand: Flag.String("brand").pipe(
      Flag.withDefault(defaultBrand.product),
      Flag.withMetavar("<Marke>"),
      Flag.withDescription("Die Marke in den Pfaden des Backends"),
    ),
    channel: Flag.Literals("channel", ["cirax", "refrax", "prodrax"]).pipe(
      Flag.withDefault("cirax" as const),
      Flag.withDescription("Der Kanal der Suche in den Pfaden des Backends"),
    ),
    format: Flag.Literals("format", ["text", "json", "junit"]).pipe(
      Flag.withDefault("text" as const),
      Flag.withDescription("Form der Antwort; junit für Bauserver"),
    ),
  },
  Effect.fn("cli.contract.check")(function* ({ brand, channel, format, only, write }) {
    const origin = yield* liveOrigin
    if (origin === undefined)
      return yield* new WrongUse({
        message: "Die Option --origin fehlt. Mehr mit: heimwerk contract check --help",
      })
    const answer = yield* request(origin, marketsPath)
    if (typeof answer === "string")
      return yield* new NoAnswer({ message: `Der Shop unter ${origin} ist nicht erreichbar (${answer}).` })
    const { checkBackend } = yield* Effect.promise(() => import("@heimwerk/conformance/check.ts"))
    const names = Option.map(only, (text) => text.split(",").map((name) => name.trim()))
    const results = yield* Effect.tryPromise({
      try: () =>
        checkBackend({
          origin,
          brand,
          channel,
          write,
          ...(Option.isSome(names) ? { only: names.value } : {}),
        }),
      catch: () =>
        new WrongUse({
          message: "Eine Prüfung mit diesem Namen gibt es nicht. Alle Namen zeigt der Befehl ohne --only.",
        }),
    })
    if (results.length === 0)
      return yield* new WrongUse({ message: "Die gewählten Prüfungen brauchen --write." })
    if (format === "junit") {
      const { junitReport } = yield* Effect.promise(() => import("@heimwerk/conformance/junit.ts"))
      yield* Console.log(junitReport(results))
    } else if (format === "json") {
      yield* Console.log(jsonText(results))
    } else {
      yield* print(results, (width) => resultText(results, width))
    }
    if (results.some(({ state }) => state === "failed")) return yield* new Unmet()
  }),
).pipe(
  Command.withDescription("Ein laufendes Backend gegen den Vertrag prüfen. Fehler enden mit Code 1"),
  Command.withExamples([
    { command: "heimwerk contract check --origin https://shop.example", description: "nur lesend" },
    {
      command: "heimwerk contract check --origin https://test.example --write --format junit > bericht.xml",
      description: "mit Befehlen, für einen Bauserver",
    },
  ]),
)
