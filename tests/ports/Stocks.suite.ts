import { assert } from "@effect/vitest"
import { Effect } from "effect"

import { Stocks } from "@heimwerk/core/market/Stocks.port.ts"
import { ArticleId } from "@heimwerk/core/values/ArticleId.ts"

import { smallWorld } from "../support/smallWorld.ts"
import type { SuiteIt } from "./Suite.ts"

const { assortment, markets } = smallWorld
const known = assortment.articles.map(({ product }) => product.articleId)

/** What every adapter of the stocks port does; the adapter shows the small world. */
export const stocksSuite = (it: SuiteIt<Stocks>) => {
  it.effect("Every market has an indicator for every article: in stock, to be ordered, or neither", () =>
    Effect.gen(function* () {
      const answer = yield* (yield* Stocks).availability(known)
      assert.deepStrictEqual(
        answer.map(({ articleId }) => articleId),
        known,
      )
      for (const [index, { articleId, indicators }] of answer.entries()) {
        assert.sameMembers(
          [...indicators.keys()],
          markets.map(({ id }) => id),
        )
        for (const { id } of markets) {
          const otherwise = assortment.articles[index]?.orderable === true ? "Y" : "R"
          assert.strictEqual(indicators.get(id), assortment.stock(articleId, id) > 0 ? "G" : otherwise)
        }
      }
    }),
  )

  it.effect("Articles are answered in the order asked, and unknown ones left out", () =>
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

  it.effect("Nothing asked for is nothing answered", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* (yield* Stocks).availability([]), [])
    }),
  )
}
