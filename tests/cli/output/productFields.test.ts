import { assert, describe, it } from "@effect/vitest"
import { orderedProduct, priceFields, productFields } from "@heimwerk/cli/output/productFields.ts"
import { Price } from "@heimwerk/core/price/Price.ts"
import { Cents } from "@heimwerk/core/values/Cents.ts"
import { ProductDetail } from "@heimwerk/core/product/Product.ts"

describe("the order of an article's fields", () => {
  it("the fields of articles and prices are printed in the order of their schemas", () => {
    assert.deepStrictEqual([...productFields], Object.keys(ProductDetail.fields))
    assert.deepStrictEqual([...priceFields], Object.keys(Price.fields))
  })

  it("two products with the same values in another order print the same JSON", () => {
    const [regular, special] = [Cents.make(100), Cents.make(90)]
    const [one, other] = [
      { articleId: "1", price: { regular, isBlur: false, special }, stock: 1, variants: [] },
      { variants: [], stock: 1, price: { special, isBlur: false, regular }, articleId: "1" },
    ].map((product) => JSON.stringify(orderedProduct(product)))
    assert.strictEqual(one, other)
    assert.strictEqual(
      one,
      '{"articleId":"1","price":{"regular":100,"special":90,"isBlur":false},"stock":1,"variants":[]}',
    )
  })
})
