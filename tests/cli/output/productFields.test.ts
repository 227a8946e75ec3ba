import { assert, describe, it } from "@effect/vitest"
import { orderedProduct, priceFields, productFields } from "@heimwerk/cli/output/productFields.ts"
import { Price } from "@heimwerk/core/price/Price.ts"
import { ProductDetail } from "@heimwerk/core/product/Product.ts"

describe("the order of an article's fields", () => {
  it("the fields of articles and prices are printed in the order of their schemas", () => {
    assert.deepStrictEqual([...productFields], Object.keys(ProductDetail.fields))
    assert.deepStrictEqual([...priceFields], Object.keys(Price.fields))
  })

  it("two products with the same values in another order print the same JSON", () => {
    const [one, other] = [
      { articleId: "1", price: { regular: 100, isBlur: false, special: 90 }, stock: 1, variants: [] },
      { variants: [], stock: 1, price: { special: 90, isBlur: false, regular: 100 }, articleId: "1" },
    ].map(({ price, ...rest }) => JSON.stringify(orderedProduct({ ...rest, price: Price.make(price) })))
    assert.strictEqual(one, other)
    assert.strictEqual(
      one,
      '{"articleId":"1","price":{"regular":100,"special":90,"isBlur":false},"stock":1,"variants":[]}',
    )
  })
})
