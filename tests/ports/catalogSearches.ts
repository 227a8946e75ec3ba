import { assert } from "@effect/vitest"
import { Effect } from "effect"

import { Catalog } from "@heimwerk/core/catalog/Catalog.port.ts"
import type { ProductQuery } from "@heimwerk/core/catalog/ProductQuery.ts"

import type { SuiteIt } from "./Suite.ts"

/** The query for the first page of all articles. */
const everything: ProductQuery = { filters: [], sort: "relevance", page: 1, pageSize: 96 }

/** Searches the catalogue with a query that differs from `everything`. */
export const ask = (query: Partial<ProductQuery>) =>
  Catalog.use((catalog) => catalog.search({ ...everything, ...query }))

/** Title, search term, number of hits, a part of the first hit's name, and the corrected term. */
const searches: ReadonlyArray<
  readonly [title: string, term: string, total: number, first: string, corrected?: string]
> = [
  ["finds a compound by its last part", "schrauber", 8, "Akku-Bohrschrauber"],
  ["lists a wood screw first for the term 'schrauben'", "schrauben", 15, "Holzschrauben"],
  ["finds a singular by its plural", "sägen", 8, "Kreissäge"],
  ["finds a plural with umlaut by its singular", "nagel", 3, "Nägel"],
  ["finds an umlaut written as two letters", "kreissaege", 2, "Kreissäge"],
  ["finds a measure with its unit written apart and in full", "18 volt", 4, "18 V"],
  ["finds a lamp socket written with a blank", "e 27", 3, "E27"],
  ["finds a lamp socket of two letters written with a blank", "gu 10", 3, "GU10"],
  ["finds a product of another name by its keyword", "glühbirnen", 9, "LED-Lampe"],
  ["finds an unknown compound in products with both parts", "messinglampe", 2, "Deckenlampe Runa Messing"],
  ["counts an unknown compound as one word", "messinglampe weiß", 7, "Deckenlampe Runa"],
  ["finds only products that match all words", "wandfarbe weiß 10 l", 1, "Wandfarbe Weiß 10 l"],
  ["ignores an unknown word beside a known one", "xqwrtz kreissäge", 2, "Kreissäge"],
  ["corrects a typing mistake and returns the corrected term", "kreissege", 2, "Kreissäge", "kreissäge"],
  ["corrects two typing mistakes in a long word", "bohrmashcine", 8, "Bohrschrauber", "bohrmaschine"],
  [
    "finds only products that match a word, even if others match more numbers",
    "Nägel 18 v 2,0 ah",
    3,
    "Nägel",
  ],
  ["finds a measure whose unit follows the last number of the product", "holzschrauben 4 mm", 1, "4 x 40 mm"],
  ["finds a measure by the bare number of a product", "schraubendreher 2 mm", 3, "Schraubendreher"],
  ["finds an article by its number beside an unknown word", "xqwrtz 1000001", 1, "12 V"],
  ["finds a lamp socket beside an unknown word", "xqwrtz gu10", 3, "GU10"],
  ["finds exactly one article by its article number", "1000001", 1, "12 V"],
  ["finds exactly one article by its article number written with a blank", "1000 001", 1, "12 V"],
  ["finds exactly one article by its EAN as printed", "4 000000 000000", 1, "12 V"],
]

/** Spellings that find the same articles, and their number. */
const spellings: ReadonlyArray<readonly [title: string, terms: ReadonlyArray<string>, total: number]> = [
  ["an area in all spellings of its unit", ["20 m²", "20 m2", "20m2", "20 qm"], 1],
  ["a number with and without zeros at its end", ["2,0 Ah", "2 Ah", "2.00 Ah"], 2],
  ["a number with decimals and with a zero at its end", ["2,5 l", "2,50 l", "2.5l"], 4],
  ["a diameter with and without its sign", ["Ø 12 cm", "12 cm", "⌀ 12 cm"], 1],
  ["a measure after a single letter", ["L 120 cm", "120 cm"], 1],
  ["a code of capitals and a number that the article has with a blank", ["DN50", "DN 50", "dn-50"], 1],
]

/** Tests of the terms that a catalogue finds. */
export const catalogSearches = (it: SuiteIt<Catalog>) => {
  for (const [title, term, total, first, corrected] of searches) {
    it.effect(`the catalogue search ${title}`, () =>
      Effect.gen(function* () {
        const page = yield* ask({ term })
        assert.strictEqual(page.total, total)
        assert.include(page.products[0]?.name, first)
        assert.strictEqual(page.correctedTerm, corrected)
      }),
    )
  }

  for (const [title, terms, total] of spellings) {
    it.effect(`the catalogue search finds the same products for ${title}`, () =>
      Effect.gen(function* () {
        const found = yield* Effect.forEach(terms, (term) =>
          Effect.map(ask({ term }), ({ products }) => products.map(({ articleId }) => articleId)),
        )
        for (const [index, ids] of found.entries()) assert.deepStrictEqual(ids, found[0], terms[index])
        assert.lengthOf(found[0] ?? [], total)
      }),
    )
  }
}
