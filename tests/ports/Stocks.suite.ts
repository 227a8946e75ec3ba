import { assert } from "@effect/vitest"
import { Effect } from "effect"

import { Stocks } from "@heimwerk/core/market/Stocks.port.ts"
import { ArticleId } from "@heimwerk/core/values/ArticleId.ts"

import { smallWorld } from "../support/smallWorld.ts"
import type { SuiteIt } from "./Suite.ts"

const { assortment, markets } = smallWorld
const known = assortment.articles.map(({ product }) => product.articleId)

/** Tests for every adapter of the stocks port. The adapter must show the small world. */
export const stocksSuite = (it: SuiteIt<Stocks>) => {
  it.effect(
    "the stock of an article contains the number of pieces and the indicator (G, Y or R) of every market",
    () =>
      Effect.gen(function* () {
        const answer = yield* (yield* Stocks).availability(known)
        assert.deepStrictEqual(
          answer.map(({ articleId }) => articleId),
          known,
        )
        for (const [index, { articleId, indicators, pieces }] of answer.entries()) {
          assert.sameMembers(
            [...indicators.keys()],
            markets.map(({ id }) => id),
          )
          for (const { id } of markets) {
            const otherwise = assortment.articles[index]?.orderable === true ? "Y" : "R"
            const stock = assortment.stock(articleId, id)
            assert.strictEqual(indicators.get(id), stock > 0 ? "G" : otherwise)
            assert.strictEqual(pieces?.get(id), stock)
          }
        }
      }),
  )

  it.effect(
    "stock is returned in the order of the requested articles, and unknown articles are left out",
    () =>
      Effect.gen(function* () {
        const [first, second] = known
        if (first === undefined || second === undefined) return assert.fail("the small world has articles")
        const answer = yield* (yield* Stocks).availability([second, ArticleId.make("999999"), first])
        assert.deepStrictEqual(
          answer.map(({ articleId }) => articleId),
          [second, first],
        )
      }),
  )

  it.effect("a request for the stock of no articles returns an empty list", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* (yield* Stocks).availability([]), [])
    }),
  )
}
