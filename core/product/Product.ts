import * as Schema from "effect/Schema"

import { Price, PromotionType } from "../price/Price.ts"
import { ArticleId } from "../values/ArticleId.ts"

/**
 * Availability of a product: any of `0` shipping, `1` in the market, `2` orderable in the market (storefront 3).
 * @stability stable
 */
export const AvailabilityCode = Schema.Literals(["0", "1", "2"])
export type AvailabilityCode = typeof AvailabilityCode.Type

/**
 * An energy class with the range its scale runs over, for example class C on A to G.
 * @stability stable
 */
export const EnergyClass = Schema.Struct({
  rating: Schema.Literals(["A", "B", "C", "D", "E", "F", "G"]),
  from: Schema.String,
  to: Schema.String,
  /** The picture of the label. */
  labelUrl: Schema.String,
})
export type EnergyClass = typeof EnergyClass.Type

/**
 * A product as a tile shows it (storefront 3, Product tile data).
 * @stability stable
 */
export const Product = Schema.Struct({
  articleId: ArticleId,
  name: Schema.NonEmptyString,
  brand: Schema.String,
  /** The path of its page, `/p/{slug}/{id}`. */
  link: Schema.NonEmptyString,
  /** The first picture; takes `width` and `height` in its query. */
  image: Schema.NonEmptyString,
  /** The sub-category it is listed in. */
  categoryId: Schema.NonEmptyString,
  price: Price,
  isBestseller: Schema.Boolean,
  promotionType: Schema.optionalKey(PromotionType),
  /** The dynamic text of `MM_fixmengen_rabatt`. */
  promotionText: Schema.optionalKey(Schema.String),
  ratingData: Schema.optionalKey(Schema.Struct({ rating: Schema.Finite, reviewsCount: Schema.Int })),
  energyClass: Schema.optionalKey(EnergyClass),
  dataSheetUrl: Schema.optionalKey(Schema.String),
  /** For the chosen market; without one, codes 1 and 2 are absent. */
  availability: Schema.Array(AvailabilityCode),
  /** Pieces in the chosen market, where code 1 is present. */
  stock: Schema.optionalKey(Schema.Int),
  /** Colours, sizes or lengths it also comes in, as short words. */
  variants: Schema.Array(Schema.String),
})
export type Product = typeof Product.Type

/**
 * One picture, video or model of the gallery (storefront 3, Gallery item).
 * @stability stable
 */
export const GalleryItem = Schema.Struct({
  type: Schema.Literals(["image", "video_hosted", "360_grad", "ar_model"]),
  src: Schema.String,
  videoSrc: Schema.optionalKey(Schema.String),
  model360: Schema.optionalKey(Schema.String),
  modelar: Schema.optionalKey(Schema.String),
  /** Falls back to the product's name. */
  altText: Schema.optionalKey(Schema.String),
})
export type GalleryItem = typeof GalleryItem.Type

/**
 * Another article of the same series that differs in one property.
 * @stability stable
 */
export const ProductVariant = Schema.Struct({
  articleId: ArticleId,
  label: Schema.NonEmptyString,
  link: Schema.NonEmptyString,
})
export type ProductVariant = typeof ProductVariant.Type

/**
 * A product with everything its page shows.
 * @stability stable
 */
export const ProductDetail = Schema.Struct({
  ...Product.fields,
  description: Schema.String,
  /** Selling points, one short line each. */
  highlights: Schema.Array(Schema.String),
  /** Technical data, in the order of the table. */
  attributes: Schema.Array(Schema.Struct({ name: Schema.String, value: Schema.String })),
  gallery: Schema.Array(GalleryItem),
  /** What the variants differ in, for example `Farbe`. */
  variantProperty: Schema.optionalKey(Schema.String),
  siblings: Schema.Array(ProductVariant),
  /** Maker with postal and electronic address (GPSR Art. 19). */
  maker: Schema.Struct({ name: Schema.String, address: Schema.String, contact: Schema.String }),
  /** What may be dangerous about it and how to keep safe, in German (GPSR Art. 19). */
  warnings: Schema.optionalKey(Schema.Array(Schema.NonEmptyString)),
  ean: Schema.String,
})
export type ProductDetail = typeof ProductDetail.Type
