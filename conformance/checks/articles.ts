import { ShopApi } from "@heimwerk/adapters/http/ShopApi.ts"
import { eurosSaved, percentSaved } from "@heimwerk/core/price/discountFlag.ts"
import { priceInForce } from "@heimwerk/core/price/priceInForce.ts"
import { announcedReduction } from "@heimwerk/core/price/reduction.ts"
import { ArticleId } from "@heimwerk/core/values/ArticleId.ts"
import { parseGermanMoney } from "@heimwerk/core/values/germanMoney.ts"
import * as Effect from "effect/Effect"

import { command, expectStatus, pathOf } from "../suite/Backend.ts"
import { type Check, unless } from "../suite/Check.ts"
import { twoArticles } from "../suite/lists.ts"

const unknown = ArticleId.make("9999999999")
const { prices, search, stocks } = ShopApi.groups

/** Number of articles whose prices are compared. */
const compared = 8

/** Checks of articles: records, detail, categories, prices and stock. */
export const articleChecks: ReadonlyArray<Check> = [
  {
    id: "articles.records",
    title: "Artikel kommen in der gefragten Reihenfolge; unbekannte fehlen.",
    rule: "storefront 7, records",
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
    rule: "storefront 7, detail",
    run: Effect.fnUntraced(function* (backend) {
      const { calls, channel } = backend
      const [listed] = yield* backend.samples.articles
      const id = listed.articleId
      const { masterValues } = yield* calls.search.detail({ params: { channel, id }, query: {} })
      const path = pathOf(backend, search.endpoints.detail, { id: unknown })
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
    rule: "storefront 7, navigation",
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
  {
    id: "prices.agree",
    title: "Der Preis eines Artikels stimmt mit der Liste überein, sein Text mit den Cents.",
    rule: "storefront 9, prices",
    run: Effect.fnUntraced(function* ({ calls, samples }) {
      const articles = yield* samples.articles
      const findings = yield* Effect.forEach(articles.slice(0, compared), ({ articleId, price }) =>
        Effect.map(calls.prices.article({ params: { id: articleId } }), (answer) => {
          const amounts = [answer.price, answer.regular, answer.special, answer.lowest30].filter(
            (amount) => amount !== undefined,
          )
          return [
            ...unless(
              answer.price.cents === priceInForce(price),
              `${articleId}: Der Preis weicht von der Liste ab.`,
            ),
            ...unless(answer.regular.cents === price.regular, `${articleId}: Der reguläre Preis weicht ab.`),
            ...unless(
              amounts.every(({ cents, text }) => parseGermanMoney(text) === cents),
              `${articleId}: Ein Betrag hat einen anderen Text als Cents.`,
            ),
          ]
        }),
      )
      return findings.flat()
    }),
  },
  {
    id: "prices.reduction",
    title: "Eine Ermäßigung bezieht sich auf den niedrigsten Preis der letzten 30 Tage und ist abgerundet.",
    rule: "PAngV § 11, storefront 9, discount flag",
    run: Effect.fnUntraced(function* ({ calls, samples }) {
      const articles = (yield* samples.articles).filter(({ price }) => price.special !== undefined)
      const findings = yield* Effect.forEach(articles.slice(0, compared), ({ articleId, price }) =>
        Effect.map(calls.prices.article({ params: { id: articleId } }), ({ reduction }) => {
          const expected = announcedReduction(price)
          if (expected === undefined)
            return unless(reduction === undefined, `${articleId}: Eine Ermäßigung ohne Vergleichspreis.`)
          const { offer, regular } = expected
          return [
            ...unless(reduction?.from.cents === regular, `${articleId}: Der Vergleichspreis ist falsch.`),
            ...unless(
              reduction?.percent === percentSaved(regular, offer),
              `${articleId}: Die Prozente sind falsch.`,
            ),
            ...unless(reduction?.euros === eurosSaved(regular, offer), `${articleId}: Die Euro sind falsch.`),
          ]
        }),
      )
      return findings.flat()
    }),
  },
  {
    id: "prices.unknown",
    title: "Der Preis eines unbekannten Artikels ist 404.",
    rule: "ADR 0071",
    run: Effect.fnUntraced(function* (backend) {
      const path = pathOf(backend, prices.endpoints.article, { id: unknown })
      return expectStatus(yield* backend.send({ method: "GET", path }), 404, "für einen unbekannten Artikel")
    }),
  },
  {
    id: "stocks.markets",
    title: "Der Bestand nennt jeden gefragten Artikel einmal, mit bekannten Märkten; 201 Artikel sind 400.",
    rule: "storefront 7, stock",
    run: Effect.fnUntraced(function* (backend) {
      const { brand, calls, samples } = backend
      const [first, second] = yield* twoArticles(backend)
      const known = new Set((yield* samples.markets).map(({ id }) => id))
      const { articles } = yield* calls.stocks.availability({
        params: { brand },
        payload: { articleIds: [first.articleId, second.articleId] },
      })
      const ids = articles.map(({ articleId }) => articleId)
      const markets = articles.flatMap((article) => article.markets)
      const tooMany = yield* command(backend, backend, {
        method: "POST",
        path: pathOf(backend, stocks.endpoints.availability),
        body: { articleIds: Array.from({ length: 201 }, () => first.articleId) },
      })
      return [
        ...expectStatus(tooMany, 400, "mit 201 Artikeln"),
        ...unless(
          ids.length === 2 && ids.includes(first.articleId) && ids.includes(second.articleId),
          `Gefragt sind zwei Artikel, es kommen ${ids.join(" und ")}.`,
        ),
        ...unless(
          markets.every(({ marketId }) => known.has(marketId)),
          "Ein Bestand gehört zu keinem Markt der Liste.",
        ),
        ...unless(
          markets.every(({ stock = 0 }) => stock >= 0),
          "Ein Bestand ist negativ.",
        ),
      ]
    }),
  },
]
