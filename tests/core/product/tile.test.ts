import { assert, describe, it } from "@effect/vitest"
import { type TileData, tileParts } from "@heimwerk/core/product/tile.ts"

const bare: TileData = { brand: "", variants: [] }
const rich: TileData = {
  brand: "Werk",
  variants: ["rot"],
  ratingData: { rating: 4, reviewsCount: 2 },
  energyClass: { rating: "A", from: "A", to: "G", labelUrl: "/label" },
  skuForAddToWishlist: "1",
  buttonCTA: { href: "/p/x/1", text: "Zum Produkt" },
}
const all = ["brand", "name", "variants", "wishlist", "rating", "energyLabel", "availability", "button"]

describe("a product tile", () => {
  it("a picture-only tile shows only picture, price and energy label, even for an article with all data", () => {
    assert.deepStrictEqual(tileParts("picture-only", rich), ["energyLabel"])
    assert.deepStrictEqual(tileParts("picture-only", bare), [])
  })

  it.each(["full", "highlight"] as const)(
    "a tile of the variant %s shows every part that has data, and always the name and the availability",
    (variant) => {
      assert.deepStrictEqual([...tileParts(variant, rich)], all)
      assert.deepStrictEqual([...tileParts(variant, bare)], ["name", "availability"])
    },
  )

  it("a tile shows no rating without a review", () => {
    const unrated = { ...rich, ratingData: { rating: 4, reviewsCount: 0 } }
    assert.notInclude(tileParts("full", unrated), "rating")
  })
})
