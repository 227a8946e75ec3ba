import { ShopApi } from "@heimwerk/adapters/http/ShopApi.ts"
import * as Effect from "effect/Effect"

import { expectStatus, pathOf } from "../suite/Backend.ts"
import { type Check, unless } from "../suite/Check.ts"

const { navigation, search } = ShopApi.groups.search.endpoints
const rule = "FACT-Finder NG REST v4"

/** Checks of lists by category, of search terms, and of queries that the backend must refuse. */
export const searchTermChecks: ReadonlyArray<Check> = [
  {
    id: "search.category",
    title: "Die Liste einer Kategorie enthält nur Artikel dieser Kategorie.",
    rule,
    run: Effect.fnUntraced(function* ({ calls, channel, samples }) {
      const [{ articleId, categoryId }] = yield* samples.articles
      const { hits } = yield* calls.search.navigation({
        params: { channel },
        query: { filter: [`CategoryPath:${categoryId}`], hitsPerPage: 50 },
      })
      const strangers = hits.filter(({ masterValues }) => masterValues.categoryId !== categoryId)
      return [
        ...unless(hits.length > 0, `Die Kategorie ${categoryId} des Artikels ${articleId} ist leer.`),
        ...unless(
          strangers.length === 0,
          `${strangers[0]?.id ?? ""} gehört nicht zur Kategorie ${categoryId}.`,
        ),
      ]
    }),
  },
  {
    id: "search.term",
    title: "Der Name eines Artikels findet ihn; ein erfundenes Wort findet nichts.",
    rule,
    run: Effect.fnUntraced(function* ({ calls, channel, samples }) {
      const [{ articleId, name }] = yield* samples.articles
      const find = (query: string) =>
        calls.search.search({ params: { channel }, query: { query, hitsPerPage: 50 } })
      const { hits } = yield* find(name)
      const nothing = yield* find("xqzvwkjh")
      return [
        ...unless(
          hits.some(({ id }) => id === articleId),
          `„${name}“ findet den Artikel ${articleId} nicht.`,
        ),
        ...unless(
          nothing.totalHits === 0 && nothing.hits.length === 0,
          `„xqzvwkjh“ hat ${nothing.totalHits} Treffer.`,
        ),
      ]
    }),
  },
  {
    id: "search.wrong",
    title: "Unmögliche Seiten, Filter und Sortierungen sind 400.",
    rule: "T-I2",
    run: Effect.fnUntraced(function* (backend) {
      const get = (query: string) =>
        backend.send({ method: "GET", path: `${pathOf(backend, navigation)}?${query}` })
      const wrong = ["page=0", "hitsPerPage=0", "sort=Gewicht:asc", "filter=Gewicht:3"]
      const answers = yield* Effect.forEach(wrong, (query) =>
        Effect.map(get(query), (answer) => expectStatus(answer, 400, `mit ${query}`)),
      )
      const without = yield* backend.send({ method: "GET", path: pathOf(backend, search) })
      return [...answers.flat(), ...expectStatus(without, 400, "ohne query")]
    }),
  },
]
