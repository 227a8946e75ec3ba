import { readFileSync } from "node:fs"

import { makeSearch } from "@heimwerk/adapters/memory/catalog/search.ts"
import { Catalog } from "@heimwerk/core/catalog/Catalog.port.ts"
import { germanWordList } from "@heimwerk/core/search/germanWordList.ts"
import { makeStock } from "@heimwerk/fixtures/catalogue/stock.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import { readCatalogue } from "./catalogueFile.ts"

/**
 * Makes a catalogue from a file that `writeCatalogue` wrote. A search reads only this file. Records and
 * details of articles come from the catalogue `whole`, which is loaded on first use.
 */
export const prebuiltCatalog = (
  file: URL,
  whole: () => Promise<Layer.Layer<Catalog>>,
): Layer.Layer<Catalog> =>
  Layer.effect(
    Catalog,
    Effect.gen(function* () {
      const read = yield* Effect.cached(
        Effect.sync(() => {
          const { germanWords, index, widths } = readCatalogue(readFileSync(file))
          const stock = makeStock(widths, (articleId) => index.article(articleId)?.product.categoryId)
          const isGermanWord = germanWordList(() => germanWords().split(" "))
          return { categories: index.categories, search: makeSearch({ ...index, stock }, isGermanWord) }
        }),
      )
      const catalog = yield* Effect.cached(
        Effect.flatMap(Effect.promise(whole), (layer) =>
          Effect.provide(
            Catalog.use((service) => Effect.succeed(service)),
            layer,
          ),
        ),
      )
      return {
        search: (query) => Effect.map(read, ({ search }) => search(query)),
        navigation: Effect.map(read, ({ categories }) => categories),
        records: (articleIds, marketId) =>
          Effect.flatMap(catalog, (service) => service.records(articleIds, marketId)),
        detail: (articleId, marketId) =>
          Effect.flatMap(catalog, (service) => service.detail(articleId, marketId)),
      }
    }),
  )
