import { assert, describe, it } from "@effect/vitest"
import { AvailabilityCode, EnergyClass, GalleryItem, ProductDetail } from "@heimwerk/core/product/Product.ts"
import * as Schema from "effect/Schema"

const product = {
  articleId: "2000117",
  name: "Akku-Bohrschrauber 18 V",
  brand: "Grimmholt",
  link: "/p/akku-bohrschrauber/2000117",
  image: "/bilder/bohrschrauber/front.svg",
  categoryId: "101",
  price: { regular: 89_99, isBlur: false },
  isBestseller: true,
  promotionType: "MM_fixmengen_rabatt",
  promotionText: "3 für 2",
  ratingData: { rating: 4.5, reviewsCount: 12 },
  energyClass: { rating: "C", from: "A", to: "G", labelUrl: "/label/c.svg" },
  dataSheetUrl: "/blatt.pdf",
  availability: ["0", "1"],
  stock: 3,
  variants: ["12 V"],
  description: "Mit zwei Akkus.",
  highlights: ["leicht"],
  attributes: [{ name: "Spannung", value: "18 V" }],
  gallery: [{ type: "image", src: "/bilder/bohrschrauber/front.svg", altText: "Griff" }],
  variantProperty: "Spannung",
  siblings: [{ articleId: "2000118", label: "12 V", link: "/p/akku-bohrschrauber/2000118" }],
  maker: { name: "Grimmholt GmbH", address: "Werkstraße 1, 50667 Köln", contact: "info@grimmholt.example" },
  ean: "4000000000006",
}

describe("the ProductDetail schema", () => {
  it("the ProductDetail schema decodes a product unchanged", () => {
    assert.deepStrictEqual<unknown>(Schema.decodeUnknownSync(ProductDetail)(product), product)
  })

  it("the ProductDetail schema decodes a product without promotion, rating, label, data sheet, stock or variants", () => {
    const {
      dataSheetUrl: _dataSheetUrl,
      energyClass: _energyClass,
      promotionText: _promotionText,
      promotionType: _promotionType,
      ratingData: _ratingData,
      stock: _stock,
      variantProperty: _variantProperty,
      ...least
    } = { ...product, availability: [], variants: [], siblings: [], gallery: [] }
    assert.deepStrictEqual<unknown>(Schema.decodeUnknownSync(ProductDetail)(least), least)
  })

  it.each(["A+++", "A++", "A+", "A", "B", "C", "D", "E", "F", "G"])(
    "the EnergyClass schema accepts the class %s of the EU labels in force",
    (rating) => {
      assert.isTrue(Schema.is(EnergyClass)({ ...product.energyClass, rating }))
    },
  )

  it.each([
    ["no name", { name: "" }],
    ["no page", { link: "" }],
    ["no picture", { image: "" }],
    ["no category", { categoryId: "" }],
    ["no price", { price: {} }],
    ["an unknown promotion", { promotionType: "gratis" }],
    ["a rating without its reviews", { ratingData: { rating: 4 } }],
    ["a fractional number of reviews", { ratingData: { rating: 4, reviewsCount: 0.5 } }],
    ["an energy class without its scale", { energyClass: { rating: "C" } }],
    ["an energy class that no label has", { energyClass: { ...product.energyClass, rating: "A++++" } }],
    ["an unknown availability", { availability: ["3"] }],
    ["a fractional number of pieces", { stock: 0.5 }],
    ["an attribute without a value", { attributes: [{ name: "Spannung" }] }],
    ["a picture of an unknown type", { gallery: [{ type: "video", src: "/a.mp4" }] }],
    ["a picture without an address", { gallery: [{ type: "image" }] }],
    ["a variant without a name", { siblings: [{ articleId: "2000118", label: "", link: "/p/x/1" }] }],
    ["a maker without an address", { maker: { name: "Grimmholt GmbH", contact: "x" } }],
  ])("the ProductDetail schema rejects a product with %s", (_, wrong) => {
    assert.isFalse(Schema.is(ProductDetail)({ ...product, ...wrong }))
  })

  it("the ProductDetail schema contains the availability codes and gallery types of the specification", () => {
    assert.deepStrictEqual(AvailabilityCode.literals, ["0", "1", "2"])
    assert.deepStrictEqual(GalleryItem.fields.type.literals, [
      "image",
      "video_hosted",
      "360_grad",
      "ar_model",
    ])
  })
})
