import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"

import { setScrews } from "../support/contentPage.ts"
import { smallWorld } from "../support/smallWorld.ts"
import { MemoryShop } from "./support/memoryShop.ts"
import { addToBasket, cookieHeader, send } from "./support/send.ts"

/**
 * Fields that a response must have according to the public description of the search service (wire contracts
 * 2.2).
 */
const resultKeys = [
  "hits",
  "totalHits",
  "facets",
  "filters",
  "sortItems",
  "breadCrumbTrail",
  "campaigns",
  "answers",
  "singleWordResults",
  "fieldRoles",
  "articleNumberSearch",
  "scoreFirstHit",
  "scoreLastHit",
  "timedOut",
  "tookTotal",
  "tookWorldmatch",
  "paging",
  "searchParams",
]

const basket = "/shop/rest/V1/heimwerk/basket"

const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  Effect.flatMap(MemoryShop, ({ origin }) => Effect.promise(() => send(origin, path, { headers })))

const json = (path: string, headers?: Readonly<Record<string, string>>) =>
  Effect.map(get(path, headers), ({ text }) => JSON.parse(text))

layer(MemoryShop.layer(), { excludeTestServices: true })("the contract on the wire", (it) => {
  it.effect("the answer to a search has the format of the search service", () =>
    Effect.gen(function* () {
      const result = yield* json(
        "/rest/v4/search/cirax?query=schrauber&filter=Brand:Grimmholt&sort=Price:desc",
      )
      assert.includeMembers(Object.keys(result), resultKeys)
      const [hit] = result.hits
      assert.hasAllKeys(hit, ["id", "masterValues", "variantValues", "position", "score", "foundWords"])
      assert.deepInclude(result.sortItems, {
        name: "Price",
        order: "desc",
        description: "Preis absteigend",
        selected: true,
      })
      assert.deepStrictEqual(result.breadCrumbTrail, [
        { type: "search", text: "schrauber", value: "schrauber" },
        { type: "filter", text: "Grimmholt", value: "Grimmholt", associatedFieldName: "Brand" },
      ])
      const brands = result.facets.find((facet: { name: string }) => facet.name === "Marke")
      assert.hasAllKeys(brands, [
        "name",
        "associatedFieldName",
        "type",
        "filterStyle",
        "selectionType",
        "elements",
        "selectedElements",
      ])
      assert.deepStrictEqual(
        brands.selectedElements.map(({ selected, text }: { selected: string; text: string }) => [
          text,
          selected,
        ]),
        [["Grimmholt", "TRUE"]],
      )
    }),
  )

  it.effect("the field roles of the search service name only fields that product records have", () =>
    Effect.gen(function* () {
      const [article] = smallWorld.assortment.articles
      const { fieldRoles } = yield* json("/rest/v4/navigation/cirax")
      const { masterValues } = yield* json(`/rest/v4/detail/cirax/${article?.product.articleId}`)
      for (const field of Object.values(fieldRoles)) assert.property(masterValues, String(field))
    }),
  )

  it.effect("search suggestions have the format of the search service, separately for each channel", () =>
    Effect.gen(function* () {
      const asked = "query=%20SCHRAU&purchaserId=520&articleNumberSearch=DETECT&sid=1"
      const products = yield* json(`/rest/v4/suggest/cirax?${asked}`, { "client-id": "heimwerk" })
      assert.hasAllKeys(products, ["suggestions", "fieldRoles", "articleNumberSearchAllowed"])
      for (const suggestion of products.suggestions)
        assert.containsAllKeys(suggestion, ["name", "type", "hitCount", "attributes"])
      const contents = yield* json(`/rest/v4/suggest/ci_content?${asked}`)
      assert.deepStrictEqual(contents.suggestions, [{ ...setScrews, hitCount: 0 }])
    }),
  )

  it.effect("prices of the search service are in euros, and the field Price contains the reduced price", () =>
    Effect.gen(function* () {
      const { records } = yield* json("/rest/v4/records/cirax?productNumber=1000015&productNumber=99999999")
      assert.strictEqual(records.length, 1)
      const { Price, PriceInformation } = records[0].masterValues
      assert.deepStrictEqual(
        [Price, PriceInformation.regular, PriceInformation.special],
        [69.99, 89.99, 69.99],
      )
    }),
  )

  it.effect("the positions of search results are counted from 0 across all pages", () =>
    Effect.gen(function* () {
      const { hits, paging } = yield* json("/rest/v4/navigation/cirax?hitsPerPage=5&page=3")
      assert.deepStrictEqual(
        hits.map(({ position }: { position: number }) => position),
        [10, 11, 12, 13, 14],
      )
      assert.deepInclude(paging, { currentPage: 3, hitsPerPage: 5, defaultHitsPerPage: 24 })
    }),
  )

  it.effect(
    "amounts of the full basket are German price texts, and the basket in limited mode has no amounts",
    () =>
      Effect.gen(function* () {
        const { origin } = yield* MemoryShop
        const added = yield* Effect.promise(() => addToBasket(origin, { articleId: "1000015", quantity: 20 }))
        const full = JSON.parse(added.text)
        const [line] = full.lineItems
        assert.deepStrictEqual(
          [full.sum, line.sum, line.unitPrice, line.referencePrice],
          ["1.399,80\u00a0€", "1.399,80\u00a0€", "69,99\u00a0€", "79,99\u00a0€"],
        )
        const limited = yield* json(`${basket}/limited`, { cookie: cookieHeader(added) })
        assert.deepStrictEqual(limited, {
          id: full.id,
          type: "limited",
          version: full.version,
          totalQuantity: 20,
          lineItems: [
            {
              lineItemId: line.lineItemId,
              product: { articleId: "1000015" },
              quantity: 20,
              deliveryType: "homeDelivery",
            },
          ],
        })
      }),
  )

  it.effect("T-I4: the server ignores prices and sums that a client sends", () =>
    Effect.gen(function* () {
      const { origin } = yield* MemoryShop
      const line = { articleId: "1000015", unitPrice: "0,01 €", sum: "0,01 €", price: 1 }
      const { text } = yield* Effect.promise(() => addToBasket(origin, line))
      assert.strictEqual(JSON.parse(text).sum, "69,99\u00a0€")
    }),
  )

  it.effect("the server answers 304 for a known ETag of a response that is the same for all visitors", () =>
    Effect.gen(function* () {
      for (const path of ["/public/api/markets", "/rest/v4/navigation/category/cirax"]) {
        const { headers } = yield* get(path)
        assert.strictEqual((yield* get(path, { "if-none-match": headers["etag"] ?? "" })).status, 304)
      }
    }),
  )
})
