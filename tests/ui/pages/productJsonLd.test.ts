import { assert, describe, it } from "@effect/vitest"

import { articleOf, type ArticleRecord } from "@heimwerk/cli/data/ArticleRecord.ts"
import { ArticleId } from "@heimwerk/core/values/ArticleId.ts"
import { Cents } from "@heimwerk/core/values/Cents.ts"
import { productJsonLd } from "../../../ui/pages/product/productJsonLd.ts"

/** An article of an own catalogue with only the required fields. */
const record: ArticleRecord = {
  articleId: ArticleId.make("500001"),
  brand: "Grimmholt",
  categoryId: "101",
  maker: { name: "Grimmholt GmbH", address: "Werkstraße 1, 50667 Köln", contact: "post@maker.example" },
  name: "Hammer",
  price: { regular: Cents.make(999) },
}
const hiddenPrice = { regular: Cents.make(999), isBlur: true }

const dataOf = (fields: Partial<ArticleRecord>) =>
  productJsonLd(articleOf({ ...record, ...fields }, "100").product)

/** The names of all fields of the structured data that contain a GTIN. */
const gtinsOf = (fields: Partial<ArticleRecord>) =>
  dataOf(fields).flatMap((data) => Object.entries(data).filter(([name]) => name.startsWith("gtin")))

describe("the structured data of an article", () => {
  it("the structured data of an article without EAN and description have neither a GTIN nor an empty text", () => {
    const [data] = dataOf({})
    assert.hasAllKeys(data, ["@context", "@type", "name", "sku", "brand", "manufacturer", "image", "offers"])
    assert.notMatch(JSON.stringify(data), /""/u)
  })

  it.each([
    ["96385074", "gtin8"],
    ["036000291452", "gtin12"],
    ["4006381333931", "gtin13"],
    ["10614141000415", "gtin14"],
  ])("the structured data name the EAN %s as %s", (ean, name) => {
    assert.deepStrictEqual(gtinsOf({ ean }), [[name, ean]])
  })

  it.each(["4006381333932", "4006381", "4006381-333931"])(
    "the structured data do not contain the EAN %s, which is not a GTIN",
    (ean) => {
      assert.deepStrictEqual(gtinsOf({ ean }), [])
    },
  )

  it.each([
    [{ rating: "C", from: "A", to: "G" }, ["C", "A", "G"]],
    [{ rating: "A++", from: "A+++", to: "D" }, ["A2Plus", "A3Plus", "D"]],
    [{ rating: "A+", from: "A+", to: "F" }, ["A1Plus", "A1Plus", "F"]],
  ] as const)(
    "the structured data name the energy class %j by the categories %j of schema.org",
    (energyClass, [own, best, worst]) => {
      const category = (name: string) => `https://schema.org/EUEnergyEfficiencyCategory${name}`
      const [data] = dataOf({ energyClass })
      assert.deepNestedPropertyVal(data, "hasEnergyConsumptionDetails", {
        "@type": "EnergyConsumptionDetails",
        hasEnergyEfficiencyCategory: category(own),
        energyEfficiencyScaleMin: category(worst),
        energyEfficiencyScaleMax: category(best),
      })
    },
  )

  it("an article with a hidden price and without a rating has no structured data", () => {
    assert.deepStrictEqual(dataOf({ price: hiddenPrice }), [])
    assert.deepStrictEqual(dataOf({ price: hiddenPrice, ratingData: { rating: 0, reviewsCount: 0 } }), [])
  })

  it("the structured data of an article with a hidden price and a rating have the rating and no offer", () => {
    const [data] = dataOf({ price: hiddenPrice, ratingData: { rating: 4.5, reviewsCount: 12 } })
    assert.nestedPropertyVal(data, "aggregateRating.ratingValue", 4.5)
    assert.notProperty(data, "offers")
  })
})
