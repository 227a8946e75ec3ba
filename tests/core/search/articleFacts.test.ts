import { assert, describe, it } from "@effect/vitest"
import type { Article } from "@heimwerk/core/catalog/Assortment.ts"
import { ProductDetail } from "@heimwerk/core/product/Product.ts"
import { articleFacts } from "@heimwerk/core/search/articleFacts.ts"
import { productAt } from "@heimwerk/core/search/availabilityAt.ts"
import { productOf } from "@heimwerk/core/search/productOf.ts"
import * as Schema from "effect/Schema"

const detail = {
  articleId: "2000117",
  name: "Bohrhammer Größe 2",
  brand: "Grimmholt",
  link: "/p/bohrhammer/2000117",
  image: "/bilder/bohrhammer.svg",
  categoryId: "101",
  price: { regular: 89_99, isBlur: true },
  isBestseller: false,
  availability: [],
  variants: [],
  description: "Kräftig.",
  highlights: [],
  attributes: [],
  gallery: [],
  variantProperty: "Größe",
  siblings: [],
  maker: { name: "Grimmholt", address: "Werkstraße 1", contact: "x@grimmholt.example" },
  ean: "4000000000006",
}
const product = (change: object = {}) => Schema.decodeUnknownSync(ProductDetail)({ ...detail, ...change })
const article = (change: object = {}, more: Partial<Article> = {}): Article => ({
  product: product(change),
  mainCategoryId: "100",
  keywords: [],
  shipping: true,
  orderable: false,
  ...more,
})

describe("facts for filters and sorting", () => {
  it("data that an article lacks become filter values that are empty, 0 or false", () => {
    assert.deepStrictEqual(articleFacts(article()), {
      articleId: "2000117",
      mainCategoryId: "100",
      categoryId: "101",
      brand: "Grimmholt",
      price: 89_99,
      color: "",
      rating: 0,
      reviews: 0,
      offer: false,
      energy: "",
      shipping: true,
      orderable: false,
      nameKey: "bohrhammer groesse 2",
      popularity: 0,
    })
  })

  it.each([undefined, 79_98, 79_99])(
    "the facet 'Angebote' leaves out an article for 79,99 € with a 30-day lowest price of %s cents",
    (lowest30) => {
      const known = lowest30 === undefined ? {} : { lowest30 }
      const price = { regular: 89_99, special: 79_99, isBlur: false, ...known }
      assert.isFalse(articleFacts(article({ price })).offer)
    },
  )

  it("the values for filters and sorting come from the data of the article", () => {
    const facts = articleFacts(
      article(
        {
          price: { regular: 89_99, special: 79_99, lowest30: 84_99, isBlur: false },
          ratingData: { rating: 4.5, reviewsCount: 12 },
          energyClass: { rating: "C", from: "A", to: "G", labelUrl: "/c.svg" },
        },
        { color: "Rot", shipping: false, orderable: true },
      ),
    )
    const { color, energy, offer, orderable, popularity, price, rating, reviews, shipping } = facts
    assert.deepStrictEqual(
      { color, energy, offer, orderable, popularity, price, rating, reviews, shipping },
      {
        color: "Rot",
        energy: "C",
        offer: true,
        orderable: true,
        popularity: 12,
        price: 79_99,
        rating: 4.5,
        reviews: 12,
        shipping: false,
      },
    )
  })

  it("the values for filters and sorting ignore ratings that are not shown to visitors", () => {
    const { popularity, rating, reviews } = articleFacts(
      article({ ratingData: { rating: 0.5, reviewsCount: 50 } }),
    )
    assert.deepStrictEqual([rating, reviews, popularity], [0, 0, 0])
  })

  it("a bestseller counts as more popular than any other article, whatever the number of its reviews", () => {
    const popularity = (isBestseller: boolean, reviewsCount: number): number =>
      articleFacts(article({ isBestseller, ratingData: { rating: 4, reviewsCount } })).popularity
    assert.deepStrictEqual(
      [popularity(false, 9_999), popularity(false, 50_000), popularity(true, 0), popularity(true, 50_000)],
      [9_999, 9_999, 10_000, 19_999],
    )
  })
})

describe("product data of a tile", () => {
  it("the product of a tile contains no data that only the product page shows", () => {
    const { articleId, availability, brand, categoryId, image, isBestseller, link, name, price, variants } =
      product()
    assert.deepStrictEqual(productOf(product()), {
      articleId,
      availability,
      brand,
      categoryId,
      image,
      isBestseller,
      link,
      name,
      price,
      variants,
    })
  })
})

describe("a product in the chosen market", () => {
  it("a product that the chosen market has in stock has availability codes, stock and a visible price", () => {
    const { availability, price, stock } = productAt(product(), { shipping: true, orderable: true, stock: 3 })
    assert.deepStrictEqual([availability, price.isBlur, stock], [["0", "1"], false, 3])
  })

  it("a product that the chosen market does not have in stock has no stock field, but a visible price", () => {
    const shown = productAt(product(), { shipping: false, orderable: true, stock: 0 })
    assert.deepStrictEqual([shown.availability, shown.price.isBlur], [["2"], false])
    assert.notProperty(shown, "stock")
  })

  it("without a chosen market, a product has only the availability code for shipping, and its price is hidden", () => {
    const shown = productAt(product(), { shipping: true, orderable: true })
    assert.deepStrictEqual([shown.availability, shown.price.isBlur], [["0"], true])
    assert.notProperty(shown, "stock")
    assert.strictEqual(shown.price.regular, 89_99)
  })
})
