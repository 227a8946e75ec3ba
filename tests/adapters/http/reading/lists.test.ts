import { assert, describe, it } from "@effect/vitest"
import { ShopConnection } from "@heimwerk/adapters/http/ShopConnection.ts"
import * as FormConfigsHttp from "@heimwerk/adapters/http/FormConfigsHttp.ts"
import * as AddressesLoqate from "@heimwerk/adapters/vendors/loqate/AddressesLoqate.ts"
import { Addresses } from "@heimwerk/core/address/Addresses.port.ts"
import { Baskets } from "@heimwerk/core/basket/Baskets.port.ts"
import { Catalog } from "@heimwerk/core/catalog/Catalog.port.ts"
import { FormConfigs } from "@heimwerk/core/forms/FormConfigs.port.ts"
import { Stocks } from "@heimwerk/core/market/Stocks.port.ts"
import { Places } from "@heimwerk/core/place/Places.port.ts"
import { Suggestions } from "@heimwerk/core/search/Suggestions.port.ts"
import { ArticleId } from "@heimwerk/core/values/ArticleId.ts"
import { Wishlists } from "@heimwerk/core/wishlist/Wishlists.port.ts"
import { craftsmanAreas } from "@heimwerk/fixtures/forms/craftsmanAreas.ts"
import { energyConfig } from "@heimwerk/fixtures/forms/energy.ts"
import { Effect, Layer } from "effect"

import { logTo } from "../../../support/logTo.ts"
import { fakeFetch, json, type Reply, shop } from "../support/fakeShop.ts"

/** Runs a call against a backend that gives these replies, and returns its result with the log. */
const readWith = Effect.fnUntraced(function* <A, E, R>(
  call: Effect.Effect<A, E, R>,
  ...replies: ReadonlyArray<Reply>
) {
  const log: Array<string> = []
  const origin = "https://shop.example"
  const forms = FormConfigsHttp.layer.pipe(Layer.provide(ShopConnection.layer({ origin, brand: "heimwerk" })))
  const ports = Layer.mergeAll(shop, forms, AddressesLoqate.layer({ origin }))
  const result = yield* call.pipe(
    Effect.provide(Layer.provideMerge(ports, fakeFetch(...replies).layer)),
    logTo(log),
  )
  return { result, log }
})

const list = { filters: [], sort: "relevance" as const, page: 1, pageSize: 24 }
const values = {
  ProductNumber: "1000001",
  Title: "Bohrschrauber",
  Deeplink: "/p/bohrschrauber/1000001",
  ImageURL: "/bild.webp",
  Category: "11",
  PriceInformation: { regular: 89.95 },
}
const paging = { currentPage: 1, pageCount: 1, hitsPerPage: 24 }
const facet = { name: "Marke", associatedFieldName: "Brand", elements: [{ text: "Fuchs", totalHits: 2 }] }
const result = { hits: [], totalHits: 2, facets: [facet], paging }

describe("lists of another backend", () => {
  it.effect(
    "a product list from another backend shows its readable products and facets, and the log names each record that is left out, with its unreadable field",
    () =>
      Effect.gen(function* () {
        const { log, result: page } = yield* readWith(
          Catalog.use((port) => port.search(list)),
          json({
            ...result,
            hits: [
              { masterValues: values },
              { id: 1000002, masterValues: { ...values, ProductNumber: "1000002", Title: null } },
              { masterValues: { ...values, PromotionType: "neu", Availability: ["0", "9"], Brand: null } },
            ],
            facets: [facet, { name: "Farbe" }, { ...facet, elements: [...facet.elements, { totalHits: 1 }] }],
          }),
        )
        assert.deepStrictEqual<unknown>(
          page.products.map(({ articleId, availability, brand, price }) => [
            articleId,
            availability,
            brand,
            price.regular,
          ]),
          [
            ["1000001", [], "", 8995],
            ["1000001", ["0"], "", 8995],
          ],
        )
        const elements = [{ value: "Fuchs", label: "Fuchs", count: 2, selected: false }]
        assert.deepStrictEqual(page.facets, [
          { field: "brand", label: "Marke", elements },
          { field: "brand", label: "Marke", elements },
        ])
        assert.deepStrictEqual(log.toSorted(), [
          "Warn: Left out 1 of 2 elements of a facet that cannot be read: #2 at text",
          "Warn: Left out 1 of 3 facets that cannot be read: Farbe at associatedFieldName",
          "Warn: Left out 1 of 3 products that cannot be read: 1000002 at name",
        ])
      }),
  )

  it.effect("categories from another backend are shown even without a picture, an address or a level", () =>
    Effect.gen(function* () {
      const elements = [
        { text: "Werkzeug", value: "1" },
        { text: "Kaputt" },
        { text: "Sägen", value: "11", clusterLevel: 1 },
      ]
      const { log, result } = yield* readWith(
        Catalog.use((port) => port.navigation),
        json({ facets: [{ elements }] }),
      )
      const saw = { id: "11", name: "Sägen", link: "/c/saegen/11", image: "", subCategories: [] }
      assert.deepStrictEqual(result, [
        { id: "1", name: "Werkzeug", link: "/c/werkzeug/1", image: "", subCategories: [saw] },
      ])
      assert.deepStrictEqual(log, ["Warn: Left out 1 of 3 categories that cannot be read: #2 at value"])
    }),
  )

  it.effect(
    "suggestions, places, stocks and addresses from another backend are shown without their unreadable records",
    () =>
      Effect.gen(function* () {
        const suggestions = [
          { name: "bohrer", type: "searchTerm" },
          { name: "Bild", type: "unbekannt" },
        ]
        const suggested = yield* readWith(
          Suggestions.use((port) => port.suggest("product", "boh")),
          json({ suggestions }),
        )
        assert.deepStrictEqual(suggested.result, [{ name: "bohrer", type: "searchTerm", attributes: {} }])
        assert.deepStrictEqual(suggested.log, [
          "Warn: Left out 1 of 2 suggestions that cannot be read: Bild at type",
        ])

        const place = { id: "plz-50667", name: "Köln", geoPoint: { lat: 50.9, lng: 6.9 } }
        const places = yield* readWith(
          Places.use((port) => port.search("köln", 5)),
          json({ places: [place, { ...place, id: "x", geoPoint: null }] }),
        )
        assert.deepStrictEqual(places.result, {
          match: "name",
          places: [{ ...place, kind: "town", region: "", population: 0 }],
        })
        assert.deepStrictEqual(places.log, [
          "Warn: Left out 1 of 2 places that cannot be read: x at geoPoint",
        ])

        const articles = [
          {
            articleId: "1000001",
            markets: [
              { marketId: "520", indicator: "G" },
              { marketId: "521", indicator: "?" },
            ],
          },
        ]
        const stocks = yield* readWith(
          Stocks.use((port) => port.availability([ArticleId.make("1000001")])),
          json({ articles }),
        )
        assert.deepStrictEqual([...(stocks.result[0]?.indicators.keys() ?? [])], ["520"])
        assert.deepStrictEqual(stocks.log, [
          "Warn: Left out 1 of 2 markets of an article that cannot be read: 521 at indicator",
        ])

        const addresses = yield* readWith(
          Addresses.use((port) => port.find({ text: "Werkstraße", limit: 5 })),
          json({ Items: [{ Id: "1", Text: "Werkstraße 1" }, { Text: "ohne Id" }] }),
        )
        assert.deepStrictEqual(addresses.result, [
          { Id: "1", Type: "Address", Text: "Werkstraße 1", Description: "", Highlight: "" },
        ])
        assert.strictEqual(addresses.log.length, 1)
      }),
  )

  it.effect("a basket with only the fields of the specification is read, and its pieces are counted", () =>
    Effect.gen(function* () {
      const line = { lineItemId: 7, product: { articleId: "1000001" }, quantity: 3, sum: "29,97 €" }
      const basket = {
        id: "b",
        lineItems: [
          { ...line, deliveryType: "homeDelivery_homeDelivery" },
          { ...line, quantity: 0 },
        ],
        sum: "29,97 €",
        employeeCard: null,
      }
      const { log, result } = yield* readWith(
        Baskets.use((port) => port.read("full")),
        json(basket),
      )
      const amounts: object = result
      assert.deepInclude(amounts, {
        type: "full",
        totalQuantity: 3,
        sum: 2997,
        totalCost: 2997,
        canCheckout: true,
      })
      const shown: object = result.lineItems[0] ?? {}
      assert.deepInclude(shown, {
        lineItemId: "7",
        unitPrice: 999,
        sum: 2997,
        deliveryType: "homeDelivery",
      })
      assert.strictEqual(result.lineItems.length, 1)
      assert.deepStrictEqual(log, [
        "Warn: Left out 1 of 2 lines of a basket that cannot be read: 7 at quantity",
      ])
      const limited = yield* readWith(
        Baskets.use((port) => port.read("limited")),
        json({ id: "b", lineItems: [line] }),
      )
      assert.deepInclude(limited.result, { type: "limited", totalQuantity: 3 })
    }),
  )

  it.effect("a wishlist with only the fields of the specification is read, in full and in limited mode", () =>
    Effect.gen(function* () {
      const wishlist = {
        id: "w",
        lineItems: [{ lineItemId: "1", product: { articleId: "1000001" }, quantity: 2 }],
      }
      for (const mode of ["full", "limited"] as const) {
        const { result } = yield* readWith(
          Wishlists.use((port) => port.read(mode)),
          json(wishlist),
        )
        assert.deepInclude(result, { type: mode, totalQuantity: 2, featureFlags: {} })
        assert.strictEqual(result.lineItems[0]?.product.articleId, "1000001")
      }
    }),
  )

  it.effect("form configurations from another backend are read without their unreadable options", () =>
    Effect.gen(function* () {
      const [first] = craftsmanAreas.rooms.options
      const rooms = { options: [...craftsmanAreas.rooms.options, { value: "keller" }, first] }
      const { log, result } = yield* readWith(
        FormConfigs.use((port) => port.craftsman),
        (() => {
          let calls = 0
          const replies = [{ markets: { Köln: 520, Bonn: "x" } }, { ...craftsmanAreas, rooms }]
          return () => Response.json(replies[calls++ % 2])
        })(),
      )
      assert.deepStrictEqual<unknown>(result.markets, { Köln: "520" })
      assert.strictEqual(result.areas.length, craftsmanAreas.rooms.options.length)
      assert.deepStrictEqual(log.toSorted(), [
        "Warn: Left out 1 of 2 markets of the craftsman form that cannot be read: Bonn",
        `Warn: Left out 1 of ${rooms.options.length} areas of the craftsman form that cannot be read: keller at title`,
      ])

      const { energetictransformation: energy } = energyConfig
      const { options } = energy.optionsGroups.partners
      const partners = { options: [...options, { value: "neu", title: "Neu" }] }
      const config = { ...energy, optionsGroups: { ...energy.optionsGroups, partners } }
      const read = yield* readWith(
        FormConfigs.use((port) => port.energy),
        json({ energetictransformation: config }),
      )
      assert.strictEqual(read.result.optionsGroups.partners.options.length, options.length)
      assert.strictEqual(read.log.length, 1)
    }),
  )
})
