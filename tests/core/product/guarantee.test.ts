import { assert, describe, it } from "@effect/vitest"
import { defaultBrand } from "@heimwerk/core/environment.ts"
import { guaranteeText } from "@heimwerk/core/product/guarantee.ts"

describe("the guarantee of an article", () => {
  it("the shop promises a guarantee of 5 years only for articles of its own brand", () => {
    assert.strictEqual(guaranteeText("Heimwerk"), "5 Jahre")
    assert.isUndefined(guaranteeText("Grimmholt"))
    const brand = { ...defaultBrand, brand: "Grimmholt" }
    assert.strictEqual(guaranteeText("Grimmholt", brand), "5 Jahre")
    assert.isUndefined(guaranteeText("Heimwerk", brand))
  })
})
