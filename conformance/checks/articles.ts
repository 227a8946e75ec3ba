import { ShopApi } from "@heimwerk/adapters/http/ShopApi.ts"
import { ArticleId } from "@heimwerk/core/values/ArticleId.ts"
import * as Effect from "effect/Effect"

import { expectStatus, pathOf } from "../suite/Backend.ts"
import { type Check, unless } from "../suite/Check.ts"
import { twoArticles } from "../suite/lists.ts"

const unknown = ArticleId.make("9999999999")
const { detail } = ShopApi.groups.search.endpoints
const rule = "FACT-Finder NG REST v4"

/** Checks of articles and categories. */
export const articleChecks: ReadonlyArray<Check> = [
  {
    id: "articles.records",
    title: "Artikel kommen in der gefragten Reihenfolge; unbekannte fehlen.",
    rule,
    run: Effect.fnUntraced(function* (backend) {
      const { calls, channel } = backend
      const [first, second] = yield* twoArticles(backend)
      const { records } = yield* calls.search.records({
        params: { channel },
        query: { productNumber: [second.articleId, unknown, first.articleId] },
      })
      const ids = records.map(({ id }) => id).join()
      return unless(ids === `${second.articleId},${first.articleId}`, `Es kommen die Artikel ${ids}.`)
    }),
  },
  {
    id: "articles.detail",
    title: "Die Angaben eines Artikels stimmen mit seiner Liste überein; ein unbekannter ist 404.",
    rule,
    run: Effect.fnUntraced(function* (backend) {
      const { calls, channel } = backend
      const [listed] = yield* backend.samples.articles
      const id = listed.articleId
      const { masterValues } = yield* calls.search.detail({ params: { channel, id }, query: {} })
      const path = pathOf(backend, detail, { id: unknown })
      return [
        ...expectStatus(yield* backend.send({ method: "GET", path }), 404, "für einen unbekannten Artikel"),
        ...unless(masterValues.articleId === id, `Nach ${id} gefragt, antwortet ${masterValues.articleId}.`),
        ...unless(masterValues.name === listed.name, `${id} heißt in der Liste anders.`),
        ...unless(
          masterValues.priceInForce === listed.priceInForce,
          `${id} hat in der Liste einen anderen Preis.`,
        ),
      ]
    }),
  },
  {
    id: "articles.categories",
    title:
      "Der Kategoriebaum beginnt mit einer Hauptkategorie, nennt jede Kategorie einmal und überspringt keine Ebene.",
    rule,
    run: Effect.fnUntraced(function* ({ calls, channel }) {
      const { facets } = yield* calls.search.categories({ params: { channel } })
      const elements = facets.flatMap((facet) => facet.elements)
      const levels = elements.map(({ clusterLevel }) => clusterLevel)
      return [
        ...unless(levels[0] === 0, "Der Baum beginnt nicht mit einer Hauptkategorie."),
        ...unless(
          levels.every((level, index) => level <= (levels[index - 1] ?? 0) + 1),
          "Eine Kategorie steht nicht unter ihrer Oberkategorie.",
        ),
        ...unless(
          new Set(elements.map(({ value }) => value)).size === elements.length,
          "Eine Kategorie ist doppelt.",
        ),
      ]
    }),
  },
]
