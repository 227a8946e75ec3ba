import { assert } from "@effect/vitest"
import { Effect } from "effect"
import fc from "fast-check"

import * as CatalogMemory from "@heimwerk/adapters/memory/CatalogMemory.ts"
import * as PlacesMemory from "@heimwerk/adapters/memory/PlacesMemory.ts"
import * as SuggestionsMemory from "@heimwerk/adapters/memory/SuggestionsMemory.ts"
import { FacetField, SortKey } from "@heimwerk/core/catalog/ProductQuery.ts"
import type { ProductQuery } from "@heimwerk/core/catalog/ProductQuery.ts"
import { Catalog } from "@heimwerk/core/catalog/Catalog.port.ts"
import { Places } from "@heimwerk/core/place/Places.port.ts"
import { Suggestions } from "@heimwerk/core/search/Suggestions.port.ts"
import { contentPages } from "@heimwerk/core/search/contentPages.ts"
import { MarketId } from "@heimwerk/core/values/MarketId.ts"

import type { SuiteIt } from "../../ports/Suite.ts"
import { setScrews } from "../../support/contentPage.ts"
import { smallWorld } from "../../support/smallWorld.ts"

const words = ["akku", "schrauber", "schrauben", "18v", "weiß", "lampe", "e27", "farbe", "2,5 l", "tatkraft", "kreissege", "xqwrtz", "1000001", "1000 001", "gu 10", "holz", "60 mm", "2 ah", "2,50 l", "20 m2", "ø 12 cm", "40 mm", "6 x 8 cm", "messinglampe", "messinglack", "akkumaschine"] // prettier-ignore
const values = ["100", "201", "Lumora", "Grimmholt", "Tatkraft", "Weiß", "Rot", "0-1000", "2500-5000", "50000-", "700-900", "1", "2", "3", "4", "0", "true", "A", "C", "D", "", "x'y", "1000-2500", "a\u0000b"] // prettier-ignore

const optional = <A>(key: string, arbitrary: fc.Arbitrary<A>) =>
  fc.option(arbitrary, { nil: undefined }).map((value) => (value === undefined ? {} : { [key]: value }))

const query: fc.Arbitrary<ProductQuery> = fc
  .tuple(
    optional(
      "term",
      fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 3 }).map((all) => all.join(" ")),
    ),
    optional("categoryId", fc.constantFrom("100", "101", "200", "300", "302", "400", "999", "1\u00002")),
    optional(
      "marketId",
      fc.constantFrom("520", "524", "999").map((id) => MarketId.make(id)),
    ),
    fc.record({
      filters: fc.array(
        fc.record({
          field: fc.constantFrom(...FacetField.literals),
          values: fc.array(fc.constantFrom(...values), { maxLength: 3 }),
        }),
        { maxLength: 3 },
      ),
      sort: fc.constantFrom(...SortKey.literals),
      page: fc.oneof(fc.integer({ min: 1, max: 6 }), fc.constant(1e12)),
      pageSize: fc.integer({ min: 1, max: 96 }),
    }),
  )
  .map(([term, categoryId, marketId, rest]) => ({ ...term, ...categoryId, ...marketId, ...rest }))

const samples = { numRuns: 200, seed: 20_261_121 }

/** Tests that the database gives the same answers as the memory adapters. */
export const paritySuite = (it: SuiteIt<Catalog | Places | Suggestions>) => {
  it.effect(
    "T-D6: the SQL catalogue returns the same results as the memory adapter for 200 random queries",
    () =>
      Effect.gen(function* () {
        const catalog = yield* Catalog
        const reference = yield* Effect.provide(Catalog, CatalogMemory.layer(smallWorld.assortment))
        for (const asked of fc.sample(query, samples)) {
          assert.deepStrictEqual(
            yield* catalog.search(asked),
            yield* reference.search(asked),
            JSON.stringify(asked),
          )
        }
      }),
  )

  it.effect(
    "T-D6: the SQL place search returns the same results as the memory adapter for 200 random queries",
    () =>
      Effect.gen(function* () {
        const places = yield* Places
        const reference = yield* Effect.provide(Places, PlacesMemory.layer(smallWorld.places))
        const typed = fc.oneof(
          fc.stringMatching(/^[0-9]{0,6}$/u),
          fc.constantFrom("köln", "Frankfurt", "neustadt", "koln", "50667 Köln", "mitte"),
          fc.string({ unit: "grapheme" }),
        )
        for (const asked of fc.sample(typed, samples)) {
          assert.deepStrictEqual(yield* places.search(asked, 7), yield* reference.search(asked, 7), asked)
        }
      }),
  )

  it.effect(
    "T-D6: the SQL suggestions are the same as those of the memory adapter for 200 random texts",
    () =>
      Effect.gen(function* () {
        const suggestions = yield* Suggestions
        const pages = [setScrews, ...contentPages(smallWorld.markets)]
        const reference = yield* Effect.provide(
          Suggestions,
          SuggestionsMemory.layer(smallWorld.assortment, pages),
        )
        const typed = fc.tuple(
          fc.constantFrom("product" as const, "content" as const),
          fc.oneof(
            fc
              .tuple(
                fc.constantFrom(...words, "markt", "köln", "newsletter", "schruaben"),
                fc.integer({ min: 2, max: 12 }),
              )
              .map(([word, length]) => word.slice(0, length)),
            fc.string({ unit: "grapheme" }).map((text) => text.toLowerCase()),
          ),
          fc.constantFrom(undefined, MarketId.make("520")),
        )
        for (const [channel, term, marketId] of fc.sample(typed, samples)) {
          assert.deepStrictEqual(
            yield* suggestions.suggest(channel, term, marketId),
            yield* reference.suggest(channel, term, marketId),
            `${channel} ${term}`,
          )
        }
      }),
  )
}
