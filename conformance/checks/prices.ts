import { ShopApi } from "@heimwerk/adapters/http/ShopApi.ts"
import { eurosSaved, percentSaved } from "@heimwerk/core/price/discountFlag.ts"
import { priceInForce } from "@heimwerk/core/price/priceInForce.ts"
import { announcedReduction } from "@heimwerk/core/price/reduction.ts"
import { parseGermanMoney } from "@heimwerk/core/values/germanMoney.ts"
import * as Effect from "effect/Effect"

import { command, expectStatus, pathOf } from "../suite/Backend.ts"
import { type Check, unless } from "../suite/Check.ts"
import { twoArticles } from "../suite/lists.ts"

const { prices, stocks } = ShopApi.groups

/** Maximum number of articles whose prices are compared. */
const compared = 8

/** Checks of prices and stock. */
export const priceChecks: ReadonlyArray<Check> = [
  {
    id: "prices.agree",
    title: "Der Preis eines Artikels stimmt mit der Liste überein, sein Text mit den Cents.",
    rule: "storefront 3, Price",
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
      const path = pathOf(backend, prices.endpoints.article, { id: "9999999999" })
      return expectStatus(yield* backend.send({ method: "GET", path }), 404, "für einen unbekannten Artikel")
    }),
  },
  {
    id: "stocks.markets",
    title: "Der Bestand nennt jeden gefragten Artikel einmal, mit bekannten Märkten; 201 Artikel sind 400.",
    rule: "storefront 7, Stock",
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
