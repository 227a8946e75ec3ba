import type { Article } from "@heimwerk/core/catalog/Assortment.ts"
import { basePrice } from "@heimwerk/core/price/basePrice.ts"
import { BaseUnit, Price } from "@heimwerk/core/price/Price.ts"
import { priceInForce } from "@heimwerk/core/price/priceInForce.ts"
import { energyScale } from "@heimwerk/core/product/energyClasses.ts"
import { EnergyClass, GalleryItem, ProductDetail, ProductVariant } from "@heimwerk/core/product/Product.ts"
import { slug } from "@heimwerk/core/values/slug.ts"
import * as Schema from "effect/Schema"
import * as Struct from "effect/Struct"

import { ownPicture } from "./ownPicture.ts"
import { pageLink } from "./pageLink.ts"

const Text = Schema.String
const List = Schema.Array(Schema.String)

const optionalFields = Struct.map(
  Struct.omit(ProductDetail.fields, [
    "articleId",
    "availability",
    "brand",
    "categoryId",
    "energyClass",
    "gallery",
    "image",
    "maker",
    "name",
    "price",
    "stock",
    "siblings",
    "variants",
  ]),
  Schema.optionalKey,
)

/**
 * A line of `articles.ndjson`: an article of the core, in which fields with a default may be absent.
 * `articleOf` computes `price.paket.amount`, `availability` and `variants`.
 */
export const ArticleRecord = Schema.Struct({
  ...Struct.pick(ProductDetail.fields, ["articleId", "brand", "categoryId", "maker", "name"]),
  ...optionalFields,
  image: Schema.optionalKey(ProductDetail.fields.image.check(ownPicture)),
  gallery: Schema.optionalKey(
    Schema.Array(Schema.Struct({ ...GalleryItem.fields, src: Text.check(ownPicture) })),
  ),
  siblings: Schema.optionalKey(Schema.Array(ProductVariant)),
  energyClass: Schema.optionalKey(
    Schema.Struct({ ...EnergyClass.fields, labelUrl: Schema.optionalKey(Text.check(ownPicture)) }).check(
      Schema.makeFilter((label) => energyScale(label).length > 0, {
        message:
          "Bitte mit from und to die erste und die letzte Klasse des Labels angeben, zum Beispiel A und G oder A+++ und D. Die Klasse des Artikels gehört dazu.",
      }),
    ),
  ),
  price: Schema.Struct({
    ...Price.fields,
    isBlur: Schema.optionalKey(Schema.Boolean),
    paket: Schema.optionalKey(Schema.Struct({ unit: BaseUnit, amount: Schema.optionalKey(Schema.Finite) })),
  }),
  color: Schema.optionalKey(Text),
  keywords: Schema.optionalKey(List),
  shipping: Schema.optionalKey(Schema.Boolean),
  orderable: Schema.optionalKey(Schema.Boolean),
}).check(
  pageLink(
    "p",
    ({ articleId }) => articleId,
    "Bitte einen Pfad wie /p/hammer/500001 angeben, mit der eigenen Artikelnummer und ohne Umlaute.",
  ),
)
export type ArticleRecord = typeof ArticleRecord.Type

const priceOf = ({ isBlur = false, paket, ...price }: ArticleRecord["price"]): Price => {
  const base =
    paket === undefined || price.paketSize === undefined
      ? undefined
      : basePrice(priceInForce(price), price.paketSize, paket.unit)
  return { ...price, isBlur, ...(base === undefined ? {} : { paket: base }) }
}

const energyOf = ({ articleId, dataSheetUrl, energyClass }: ArticleRecord): Partial<ProductDetail> =>
  energyClass === undefined
    ? {}
    : {
        energyClass: {
          ...energyClass,
          labelUrl: energyClass.labelUrl ?? `/bilder/energielabel/${articleId}.svg`,
        },
        dataSheetUrl: dataSheetUrl ?? `/datenblatt/${articleId}`,
      }

/** Makes the record of an article. `articleOf` converts it back to the same article. */
export const recordOf = ({ color, keywords, orderable, product, shipping }: Article): ArticleRecord => {
  const { availability: _availability, stock: _stock, variants: _variants, ...given } = product
  return { ...given, ...(color === undefined ? {} : { color }), keywords, shipping, orderable }
}

/**
 * Makes the article of a record. Absent fields get defaults. For example, the article can be shipped and
 * ordered, is no bestseller, and has the picture that the operator named after the article number.
 */
export const articleOf = (record: ArticleRecord, mainCategoryId: string): Article => {
  const {
    color,
    energyClass: _energyClass,
    keywords = [],
    orderable = true,
    shipping = true,
    ...given
  } = record
  const { articleId, name } = given
  const image = given.image ?? `/bilder/artikel/${articleId}`
  const siblings = given.siblings ?? []
  return {
    product: {
      description: "",
      highlights: [],
      attributes: [],
      isBestseller: false,
      ean: "",
      gallery: [{ type: "image", src: image }],
      link: `/p/${slug(name) || "artikel"}/${articleId}`,
      ...given,
      ...energyOf(record),
      image,
      siblings,
      variants: siblings.map(({ label }) => label),
      price: priceOf(given.price),
      availability: shipping ? ["0"] : [],
    },
    mainCategoryId,
    ...(color === undefined ? {} : { color }),
    keywords,
    shipping,
    orderable,
  }
}
