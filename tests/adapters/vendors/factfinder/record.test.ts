import { assert, describe, it } from "@effect/vitest"
import * as SuggestionsFactFinder from "@heimwerk/adapters/vendors/factfinder/SuggestionsFactFinder.ts"
import { toFacets } from "@heimwerk/adapters/vendors/factfinder/facets.ts"
import { toDetail, toProduct } from "@heimwerk/adapters/vendors/factfinder/record.ts"
import { Suggestions } from "@heimwerk/core/search/Suggestions.port.ts"
import { ArticleId } from "@heimwerk/core/values/ArticleId.ts"
import { toCents } from "@heimwerk/core/values/toCents.ts"
import { Effect, Option } from "effect"

import { json } from "../../http/support/fakeShop.ts"
import { asking } from "./asking.ts"

const roles = {
  productName: "name",
  price: "preis",
  imageUrl: "bild",
  deeplink: "link",
  displayProductNumber: "nr",
}
const bare = {
  nr: "1000001",
  name: "Hammer 300 g",
  preis: "12.95",
  bild: "/bilder/hammer.svg",
  link: "/p/hammer/1000001",
  CategoryPath: "Werkzeug/Hammer/104",
}

/** Reads the product of a record with these columns. */
const productOf = (masterValues: Readonly<Record<string, unknown>>) =>
  Option.getOrThrow(toProduct({ id: "row-1", masterValues }, roles))

describe("records of FACT-Finder", () => {
  it("a FACT-Finder record with only number, name, price, picture, link and category becomes a product with a price, but without availability", () => {
    assert.deepStrictEqual(productOf(bare), {
      articleId: ArticleId.make("1000001"),
      name: "Hammer 300 g",
      brand: "",
      link: "/p/hammer/1000001",
      image: "/bilder/hammer.svg",
      categoryId: "104",
      price: { regular: toCents(1295), isBlur: false },
      isBestseller: false,
      availability: [],
      variants: [],
    })
  })

  it.each(["name", "preis", "link", "bild"] as const)(
    "a FACT-Finder record without a value in its column '%s' is left out",
    (field) => {
      assert.isTrue(Option.isNone(toProduct({ id: "row-1", masterValues: { ...bare, [field]: "" } }, roles)))
    },
  )

  it("a FACT-Finder record without a manufacturer does not become a product page", () => {
    assert.isTrue(Option.isNone(toDetail({ id: "row-1", masterValues: bare }, roles)))
  })

  it("a column of a FACT-Finder record that is not valid JSON is left out, and the other columns are read", () => {
    assert.deepInclude(productOf({ ...bare, Variants: "[rot", Bestseller: "true", Freight: "true" }), {
      variants: [],
      isBestseller: true,
      freight: true,
    })
  })

  it.each(["A+++", "A++", "A+"])(
    "the energy class %s of a FACT-Finder record is read with its scale",
    (rating) => {
      const energyClass = { rating, from: "A+++", to: "D", labelUrl: "/l.svg" }
      const product = productOf({ ...bare, EnergyClass: JSON.stringify(energyClass) })
      assert.deepStrictEqual<unknown>(product.energyClass, energyClass)
    },
  )

  it.each<readonly [column: string, value: unknown]>([
    ["EnergyClass", '{"rating":"c","from":"A","to":"G","labelUrl":"/l.svg"}'],
    ["EnergyClass", '{"rating":"A++++","from":"A","to":"G","labelUrl":"/l.svg"}'],
    ["PromotionType", "NEU"],
    ["RatingData", '{"rating":"4.5","reviewsCount":12}'],
    ["RatingData", '{"rating":4.5,"reviewsCount":12.5}'],
    ["Availability", '["0","3"]'],
    ["Bestseller", "1"],
    ["Freight", "2"],
    ["Stock", "2.5"],
    ["Variants", "7"],
    ["Variants", "[rot"],
    ["Freight", "wahr"],
    ["Brand", 7],
    ["Category", 104],
  ])(
    "a FACT-Finder record with the unreadable value %s: %s is read like a record without it",
    (column, value) => {
      const reported: Array<string> = []
      const record = { id: "row-1", masterValues: { ...bare, [column]: value } }
      const product = toProduct(record, roles, (text) => reported.push(text))
      assert.deepStrictEqual(Option.getOrThrow(product), productOf(bare))
      assert.deepStrictEqual(reported, [`row-1 (${column})`])
    },
  )

  it.each([
    ["nr", "AB-12"],
    ["preis", "12,95"],
    ["PriceInformation", '{"regular":"12.95"}'],
    ["PriceInformation", '{"regular":12.95,"isBlu'],
  ])("a FACT-Finder record with the unreadable number or price %s: %s is left out", (column, value) => {
    const record = { id: "1000002", masterValues: { ...bare, [column]: value } }
    assert.isTrue(Option.isNone(toProduct(record, roles)))
  })

  it("a product page of a FACT-Finder record is shown without its unreadable fields", () => {
    const values = {
      ...bare,
      Maker: '{"name":"M","address":"A","contact":"C"}',
      Warnings: '"Vorsicht"',
      Gallery: '[{"type":"bild","src":"/b.svg"}]',
      Highlights: '["Leicht"]',
    }
    const reported: Array<string> = []
    const product = toDetail({ id: "row-1", masterValues: values }, roles, (text) => reported.push(text))
    assert.deepInclude(Option.getOrThrow(product), {
      name: "Hammer 300 g",
      gallery: [],
      highlights: ["Leicht"],
    })
    assert.deepStrictEqual(reported, ["row-1 (Gallery, Warnings)"])
  })
})

describe("facets of FACT-Finder", () => {
  it("the text of an element of a FACT-Finder facet is used as its value if the element has no filter value", () => {
    const [found] = toFacets(
      [{ name: "Marke", associatedFieldName: "Brand", elements: [{ text: "Lumora", totalHits: 3 }] }],
      undefined,
    )
    assert.deepStrictEqual(found?.elements, [{ value: "Lumora", label: "Lumora", count: 3, selected: false }])
  })

  it("a facet of FACT-Finder that the shop does not know is left out", () => {
    assert.deepStrictEqual(
      toFacets([{ name: "Höhe", associatedFieldName: "Height", elements: [] }], undefined),
      [],
    )
  })
})

describe("suggestions of FACT-Finder", () => {
  const suggested = (suggestion: object) =>
    asking(
      Suggestions.use((port) => port.suggest("product", "ham")).pipe(
        Effect.provide(SuggestionsFactFinder.layer),
      ),
      [json({ suggestions: [{ name: "Hammer", hitCount: 1, attributes: {}, ...suggestion }] })],
    ).pipe(Effect.map(({ answer }) => (answer._tag === "Success" ? answer.success : undefined)))

  it.effect.each([
    ["89.95", "89,95\u00a0€"],
    ["89.9", "89,90\u00a0€"],
    ["1299", "1.299,00\u00a0€"],
    ["ab 12 €", "ab 12 €"],
  ] as const)("the price %s of a FACT-Finder suggestion is shown as %s", ([price, text]) =>
    Effect.gen(function* () {
      const found = yield* suggested({ type: "productName", attributes: { price, deeplink: "/p/hammer/1" } })
      assert.deepStrictEqual(found?.[0]?.attributes, { deeplink: "/p/hammer/1", price: text })
    }),
  )

  it.effect("the base price of a FACT-Finder suggestion is shown if the service exports one", () =>
    Effect.gen(function* () {
      const attributes = { price: "12 €", basePrice: "4,00 € / l" }
      const found = yield* suggested({ type: "productName", attributes })
      assert.deepStrictEqual(found?.[0]?.attributes, attributes)
    }),
  )

  const label = { rating: "A++", from: "A+++", to: "D", labelUrl: "/l.svg" }

  it.effect.each([
    ["as JSON", JSON.stringify(label), label],
    ["as an object", label, label],
    ["with an unknown class", JSON.stringify({ ...label, rating: "H" }), undefined],
    ["as an empty text", "", undefined],
  ] as const)(
    "the energy class of a FACT-Finder suggestion is read %s: %j gives %j",
    ([, energyClass, expected]) =>
      Effect.gen(function* () {
        const found = yield* suggested({ type: "productName", attributes: { price: "12 €", energyClass } })
        assert.deepStrictEqual<unknown>(found?.[0]?.attributes, {
          price: "12 €",
          ...(expected === undefined ? {} : { energyClass: expected }),
        })
      }),
  )

  it.effect(
    "a brand suggested by FACT-Finder becomes a search term, and a suggestion of an unknown kind is left out",
    () =>
      Effect.gen(function* () {
        assert.deepStrictEqual(yield* suggested({ type: "brand", image: "" }), [
          { name: "Hammer", type: "searchTerm", attributes: {} },
        ])
        assert.deepStrictEqual(yield* suggested({ type: "advisor" }), [])
      }),
  )
})
