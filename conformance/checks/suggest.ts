import { ShopApi } from "@heimwerk/adapters/http/ShopApi.ts"
import * as Effect from "effect/Effect"

import { expectStatus, pathOf } from "../suite/Backend.ts"
import { type Check, unless } from "../suite/Check.ts"

const { suggest } = ShopApi.groups.suggest.endpoints
const rule = "storefront 7, Search suggestions"

/** Length of the typed beginning of a name, in characters. */
const typedLength = 4

/** Checks of the search suggestions. */
export const suggestChecks: ReadonlyArray<Check> = [
  {
    id: "suggest.beginning",
    title: "Der Anfang eines Namens hat Vorschläge, ohne doppelte, in Groß- und Kleinschreibung dieselben.",
    rule,
    run: Effect.fnUntraced(function* ({ calls, channel, samples }) {
      const [{ name }] = yield* samples.articles
      const typed = name.slice(0, typedLength)
      const ask = (query: string) =>
        Effect.map(calls.suggest.suggest({ params: { channel }, query: { query }, headers: {} }), (answer) =>
          answer.suggestions.map(({ attributes, name: text, type }) =>
            JSON.stringify([type, text, attributes.deeplink, attributes.categoryLink]),
          ),
        )
      const found = yield* ask(typed)
      const upper = yield* ask(typed.toUpperCase())
      return [
        ...unless(found.length > 0, `„${typed}“ hat keine Vorschläge.`),
        ...unless(new Set(found).size === found.length, `„${typed}“ hat doppelte Vorschläge.`),
        ...unless(found.join() === upper.join(), `„${typed.toUpperCase()}“ hat andere Vorschläge.`),
      ]
    }),
  },
  {
    id: "suggest.nothing",
    title:
      "Ein erfundenes Wort hat keine Vorschläge; ohne Text oder mit sehr langem Text ist die Anfrage 400.",
    rule,
    run: Effect.fnUntraced(function* (backend) {
      const { calls, channel } = backend
      const { suggestions } = yield* calls.suggest.suggest({
        params: { channel },
        query: { query: "xqzvwkjh" },
        headers: {},
      })
      const path = pathOf(backend, suggest)
      const long = yield* backend.send({ method: "GET", path: `${path}?query=${"x".repeat(5000)}` })
      return [
        ...unless(suggestions.length === 0, "„xqzvwkjh“ hat Vorschläge."),
        ...expectStatus(yield* backend.send({ method: "GET", path }), 400, "ohne query"),
        ...expectStatus(long, 400, "mit 5.000 Zeichen"),
      ]
    }),
  },
]
