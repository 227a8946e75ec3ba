import { assert } from "@effect/vitest"
import { Effect, Result } from "effect"
import type { Scope } from "effect"

import type { BasketCommand } from "@heimwerk/core/basket/BasketCommand.ts"
import type { Baskets } from "@heimwerk/core/basket/Baskets.port.ts"
import { ArticleId } from "@heimwerk/core/values/ArticleId.ts"
import { Quantity } from "@heimwerk/core/values/Quantity.ts"

import { smallWorld } from "../support/smallWorld.ts"
import type { SuiteIt } from "./Suite.ts"

const drill = ArticleId.make("1000001")

const add = (articleId: ArticleId, quantity = 1): BasketCommand => ({
  kind: "add",
  line: { articleId, quantity: Quantity.make(quantity), deliveryType: "marketPickup" },
})

/**
 * Tests of parallel basket commands for every adapter of the baskets.
 *
 * @param visitor a new visitor with an empty basket, for each test
 */
export const parallelBasketsSuite = <E, R>(
  it: SuiteIt<R>,
  visitor: Effect.Effect<Baskets["Service"], E, R | Scope.Scope>,
) => {
  it.effect("one basket line contains all pieces when one article is added 50 times in parallel", () =>
    Effect.gen(function* () {
      const baskets = yield* visitor
      yield* Effect.forEach(
        Array.from({ length: 50 }, (_, index) => `k${index}`),
        (key) => baskets.run(add(drill, 2), key),
        {
          concurrency: "unbounded",
        },
      )
      const { lineItems, sum, version } = yield* baskets.read("full")
      assert.deepStrictEqual([lineItems.length, lineItems[0]?.quantity, sum, version], [1, 100, 499_900, 50])
    }),
  )

  it.effect(
    "a basket command runs once if it is sent 50 times in parallel, and every sender gets the same answer",
    () =>
      Effect.gen(function* () {
        const baskets = yield* visitor
        const answers = yield* Effect.forEach(
          Array.from({ length: 50 }),
          () => baskets.run(add(drill, 3), "once"),
          {
            concurrency: "unbounded",
          },
        )
        assert.lengthOf(new Set(answers.map((answer) => JSON.stringify(answer))), 1)
        assert.strictEqual((yield* baskets.read("full")).totalQuantity, 3)
      }),
  )

  it.effect("a new basket contains all lines when 20 different articles are added in parallel", () =>
    Effect.gen(function* () {
      const baskets = yield* visitor
      const added = smallWorld.assortment.articles.slice(0, 20).map(({ product }) => product.articleId)
      const answers = yield* Effect.forEach(
        added,
        (articleId) => baskets.run(add(articleId), `k${articleId}`),
        {
          concurrency: "unbounded",
        },
      )
      const { lineItems } = yield* baskets.read("full")
      assert.sameMembers(
        lineItems.map(({ product }) => product.articleId),
        [...added],
      )
      assert.lengthOf(new Set(answers.map(({ id }) => id)), 1)
    }),
  )

  it.effect(
    "parallel commands that add pieces are accepted until the basket line has 999 pieces, and then refused",
    () =>
      Effect.gen(function* () {
        const baskets = yield* visitor
        yield* baskets.run(add(drill, 990), "start")
        const results = yield* Effect.forEach(
          Array.from({ length: 20 }, (_, index) => `k${index}`),
          (key) => Effect.result(baskets.run(add(drill), key)),
          { concurrency: "unbounded" },
        )
        assert.lengthOf(results.filter(Result.isSuccess), 9)
        assert.strictEqual((yield* baskets.read("full")).totalQuantity, 999)
      }),
  )
}
