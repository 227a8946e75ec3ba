import { assert, describe, it } from "@effect/vitest"
import { Catalog } from "@heimwerk/core/catalog/Catalog.port.ts"
import type { ProductDetail } from "@heimwerk/core/product/Product.ts"
import { toCents } from "@heimwerk/core/values/toCents.ts"
import { Effect } from "effect"

import { load } from "../../../ui/pages/product/load.ts"
import { assortment } from "../../support/world/assortment.ts"
import { memoryPorts } from "../support/memoryShop.ts"

const plain = assortment.articles.find(({ product }) => product.energyClass === undefined)?.product

/** Returns the description for search engines of an article for 499 €. A hidden price needs a chosen market. */
const descriptionOf = (fields: Partial<ProductDetail>, isBlur = false) =>
  Effect.gen(function* () {
    assert.isDefined(plain)
    const product: ProductDetail = {
      ...plain,
      name: "Backofen",
      brand: "Bosk",
      price: { regular: toCents(499_00), isBlur },
      highlights: [],
      ...fields,
    }
    const catalog = yield* Catalog
    const url = new URL(product.link, "https://shop.example")
    const answer = yield* load({ url, params: { articleId: product.articleId } }).pipe(
      Effect.provideService(Catalog, { ...catalog, detail: () => Effect.succeed(product) }),
    )
    return "meta" in answer ? answer.meta.description.trim() : answer.kind
  }).pipe(Effect.provide(memoryPorts()))

const energyClass = { rating: "A+", from: "A+++", to: "D", labelUrl: "/label.svg" } as const

describe("the product page's description for search engines", () => {
  it.effect.each([
    [
      "with an energy class has its price, its class and the scale",
      { energyClass },
      false,
      "Backofen von Bosk für 499,00\u00A0€ (Energieeffizienzklasse A+, A+++ bis D) im Heimwerk Onlineshop.",
    ],
    [
      "without an energy class has its price",
      {},
      false,
      "Backofen von Bosk für 499,00\u00A0€ im Heimwerk Onlineshop.",
    ],
    [
      "with an energy class and a hidden price has neither",
      { energyClass },
      true,
      "Backofen von Bosk im Heimwerk Onlineshop.",
    ],
  ] as const)("the description of an article %s", ([, fields, isBlur, text]) =>
    Effect.gen(function* () {
      assert.strictEqual(yield* descriptionOf(fields, isBlur), text)
    }),
  )
})
