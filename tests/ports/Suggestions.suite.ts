import { assert } from "@effect/vitest"
import { Effect } from "effect"

import { Suggestions } from "@heimwerk/core/search/Suggestions.port.ts"
import { MarketId } from "@heimwerk/core/values/MarketId.ts"

import type { SuiteIt } from "./Suite.ts"

/**
 * Tests for every adapter of the suggestions port. The adapter must show the small world and a content page
 * 'Schrauben richtig setzen'.
 */
export const suggestionsSuite = (it: SuiteIt<Suggestions>) => {
  it.effect("the search suggests terms, categories and products whose names contain the typed text", () =>
    Effect.gen(function* () {
      const found = yield* (yield* Suggestions).suggest("product", "schrau")
      assert.includeMembers(
        found.map(({ type }) => type),
        ["searchTerm", "category", "productName"],
      )
      for (const { name } of found) assert.match(name, /schrau/iu)
    }),
  )

  it.effect("a product suggestion links to the product's page", () =>
    Effect.gen(function* () {
      const found = yield* (yield* Suggestions).suggest("product", "schrau")
      for (const { attributes, type } of found)
        if (type === "productName") assert.match(attributes.deeplink ?? "", /^\/p\//u)
    }),
  )

  it.effect("product suggestions show prices in German format when a market is chosen", () =>
    Effect.gen(function* () {
      const found = yield* (yield* Suggestions).suggest("product", "schrau", MarketId.make("520"))
      const prices = found
        .filter(({ type }) => type === "productName")
        .map(({ attributes }) => attributes.price)
      assert.isNotEmpty(prices)
      for (const price of prices) assert.match(price ?? "", /^\d+,\d\d\u00a0€$/u)
    }),
  )

  it.effect("the content channel suggests content pages and nothing else", () =>
    Effect.gen(function* () {
      const port = yield* Suggestions
      const found = yield* port.suggest("content", "schrau")
      assert.deepStrictEqual(
        found.map(({ name }) => name),
        ["Schrauben richtig setzen"],
      )
    }),
  )

  it.effect("the search suggests nothing and returns no error for a nonsense text", () =>
    Effect.gen(function* () {
      const port = yield* Suggestions
      assert.deepStrictEqual(yield* port.suggest("product", "xxyyzz"), [])
      assert.deepStrictEqual(yield* port.suggest("content", "xxyyzz"), [])
    }),
  )
}
