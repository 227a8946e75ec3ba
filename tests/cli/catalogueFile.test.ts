import { assert, beforeAll, describe, it } from "@effect/vitest"
import { makeSearch } from "@heimwerk/adapters/memory/catalog/search.ts"
import { indexOf } from "@heimwerk/adapters/memory/catalog/searchIndex.ts"
import { readCatalogue, writeCatalogue } from "@heimwerk/cli/catalogue/catalogueFile.ts"
import { type ProductQuery, SortKey } from "@heimwerk/core/catalog/ProductQuery.ts"
import { germanWordList } from "@heimwerk/core/search/germanWordList.ts"
import { MarketId } from "@heimwerk/core/values/MarketId.ts"
import { assortment, categoryWidths } from "@heimwerk/fixtures/assortment.ts"
import { makeStock } from "@heimwerk/fixtures/catalogue/stock.ts"
import { germanWords, isGermanWord } from "@heimwerk/fixtures/germanWords.ts"
import { Effect } from "effect"
import * as fc from "fast-check"

import { ask } from "./support/ask.ts"
import { buildWhereMissing, launch } from "./support/launch.ts"

beforeAll(buildWhereMissing)

/** The demonstration world with all its categories and every eighth of its articles. */
const world = {
  ...assortment(),
  articles: assortment().articles.filter((_, place) => place % 8 === 0),
}
const built = indexOf(world)
const content = { index: built, widths: categoryWidths(), germanWords: () => germanWords().join(" ") }
const read = readCatalogue(Buffer.from(writeCatalogue(content)))

const searchBuilt = makeSearch(built, isGermanWord)
const searchRead = makeSearch(
  { ...read.index, stock: makeStock(read.widths, (id) => read.index.article(id)?.product.categoryId) },
  germanWordList(() => read.germanWords().split(" ")),
)

const known = fc.constantFrom(
  ...built.vocabulary.map(({ word }) => word),
  ...germanWords().filter((_, place) => place % 500 === 0),
)
/**
 * A word that customers could type: a word of the catalogue or another German word, its beginning, its end,
 * two joined words, a word without one of its letters, or any text.
 */
const typedWord = fc.oneof(
  known,
  fc.tuple(known, fc.nat(9)).map(([word, length]) => word.slice(0, length + 1)),
  fc.tuple(known, fc.nat(9)).map(([word, length]) => word.slice(length)),
  fc.tuple(known, known).map(([left, right]) => left + right),
  fc.tuple(known, fc.nat(9)).map(([word, place]) => word.slice(0, place) + word.slice(place + 1)),
  fc.string({ maxLength: 12 }),
)
const term = fc.array(typedWord, { minLength: 1, maxLength: 3 }).map((words) => words.join(" "))
const categories = world.categories.flatMap((main) => [main, ...main.subCategories])

const queries: fc.Arbitrary<ProductQuery> = fc.record(
  {
    term,
    categoryId: fc.constantFrom(...categories.map(({ id }) => id)),
    marketId: fc.constantFrom(...["201", "366", "999"].map((id) => MarketId.make(id))),
    filters: fc.constantFrom(
      [],
      [{ field: "offer", values: ["true"] } as const],
      [{ field: "availability", values: ["1"] } as const],
    ),
    sort: fc.constantFrom(...SortKey.literals),
    page: fc.integer({ min: 1, max: 3 }),
    pageSize: fc.constantFrom(24, 96),
  },
  { requiredKeys: ["filters", "sort", "page", "pageSize"] },
)

describe("the catalogue file of the command line", () => {
  it("a search in the catalogue file returns the same page of products as a search in the articles from which the file was built", () => {
    fc.assert(
      fc.property(queries, (query) => {
        assert.deepStrictEqual(searchRead(query), searchBuilt(query))
      }),
      { numRuns: 100 },
    )
  })

  it("the catalogue file contains the vocabulary, the categories and all article numbers, and returns nothing for an unknown number or word", () => {
    const byTerm = (index: typeof read.index) =>
      index.vocabulary.toSorted((a, b) => (a.kind + a.term < b.kind + b.term ? -1 : 1))
    assert.deepStrictEqual(byTerm(read.index), byTerm(built))
    assert.deepStrictEqual(read.index.categories, world.categories)
    assert.deepStrictEqual(read.index.articleIds, built.articleIds)
    assert.isUndefined(read.index.article("1"))
    assert.deepStrictEqual(read.index.postings("qqq"), [])
  })

  it.live.each([
    "products search hammer --market 201 --json",
    "products search duebel --json",
    "products search --category Gartenschläuche --sort name --json",
    "products show 15879158 --json",
  ])(
    "the built program with its catalogue file gives the same answer as the source code: heimwerk %s",
    (line) =>
      Effect.gen(function* () {
        const { code, stdout } = yield* ask(...line.split(" "))
        const program = launch(line.split(" "))
        assert.deepStrictEqual([program.status, program.stdout.trimEnd()], [code, stdout])
      }),
  )
})
