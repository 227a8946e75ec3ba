import { Command, Flag } from "effect/cli"
import * as Effect from "effect/Effect"

import { differencesIn } from "../diff/differences.ts"
import { NoAnswer, Unmet, WrongUse } from "../errors.ts"
import { print } from "../output/print.ts"
import { table } from "../output/table.ts"
import { liveOrigin, originOf } from "../shop/address.ts"

const columns = [
  { title: "Bereich" },
  { title: "Kennung" },
  { title: "Feld" },
  { title: "--origin", shrinks: true },
  { title: "--against", shrinks: true },
] as const

/** Maximum length of a text in the table. JSON and CSV contain the whole text. */
const maxTextLength = 60

const shown = (text: string | null): string => {
  if (text === null) return "fehlt"
  return text.length > maxTextLength ? `${text.slice(0, maxTextLength - 1)}…` : text
}

const read = Effect.fnUntraced(function* (origin: string) {
  const { readShop } = yield* Effect.promise(() => import("../diff/readShop.ts"))
  return yield* Effect.mapError(
    readShop(origin),
    () =>
      new NoAnswer({
        message: `Der Shop unter ${origin} gibt keine vollständige Auskunft. Warum, zeigt: heimwerk doctor --origin ${origin}`,
      }),
  )
})

/** `heimwerk diff`: compares markets, hours, prices, categories and OpenAPI documents of two running shops. */
export const diff = Command.make(
  "diff",
  {
    against: Flag.String("against").pipe(
      Flag.withMetavar("<URL>"),
      Flag.withDescription("Der Shop, mit dem verglichen wird, zum Beispiel https://test.example"),
    ),
  },
  Effect.fn("cli.diff")(function* (typed) {
    const origin = yield* liveOrigin
    const against = originOf(typed.against.trim())
    if (origin === undefined)
      return yield* new WrongUse({ message: "Die Option --origin fehlt. Mehr mit: heimwerk diff --help" })
    if (against === undefined)
      return yield* new NoAnswer({
        message: `„${typed.against}“ ist keine Adresse eines Shops. Bitte eine wie https://shop.example angeben.`,
      })
    const { recorded } = yield* Effect.promise(() => import("../shop/recorded.ts"))
    const [one, other] = yield* recorded(Effect.all([read(origin), read(against)], { concurrency: 2 }))
    const otherAreas = new Map(other)
    const found = one.flatMap(([area, records]) =>
      differencesIn(area, records, otherAreas.get(area) ?? new Map()),
    )
    yield* print(found, (width) =>
      found.length === 0
        ? "Die Shops sind gleich: Märkte, Öffnungszeiten, Preise, Kategorien und Schnittstelle."
        : `${table(
            columns,
            found.map(({ against: there, area, field, id, origin: here }) => [
              area,
              id,
              field,
              shown(here),
              shown(there),
            ]),
            width,
          )}\n\n${found.length === 1 ? "1 Unterschied" : `${found.length} Unterschiede`}`,
    )
    if (found.length > 0) return yield* new Unmet()
  }),
).pipe(
  Command.withDescription("Zwei laufende Shops vergleichen. Unterschiede enden mit Code 1"),
  Command.withExamples([
    {
      command: "heimwerk diff --origin https://shop.example --against https://test.example",
      description: "Märkte, Zeiten, Preise, Kategorien und Schnittstelle",
    },
  ]),
)
