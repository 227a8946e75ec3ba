import * as Schema from "effect/Schema"

import { Price, PromotionType } from "../price/Price.ts"
import { ArticleId } from "../values/ArticleId.ts"
import { energyClasses } from "./energyClasses.ts"

/**
 * Availability code of a product: `0` can be shipped, `1` in stock in the market, `2` orderable in the
 * market (storefront 3).
 * @stability stable
 * @example
 * import { AvailabilityCode, indicator } from "@heimwerk/core/product"
 *
 * const codes: ReadonlyArray<AvailabilityCode> = ["0", "2"]
 * indicator(codes) // => "Y"
 */
export const AvailabilityCode = Schema.Literals(["0", "1", "2"])
export type AvailabilityCode = typeof AvailabilityCode.Type

/**
 * The energy class of a product and its scale: class C on A to G, or class A++ on the older scale A+++ to D.
 * @stability stable
 * @example
 * import { EnergyClass } from "@heimwerk/core/product"
 *
 * const lamp: EnergyClass = { rating: "C", from: "A", to: "G", labelUrl: "/bilder/label.svg" }
 * lamp.rating // => "C"
 */
export class EnergyClass extends Schema.Opaque<EnergyClass>()(
  Schema.Struct({
    rating: Schema.Literals(energyClasses),
    /** Best class of the scale. */
    from: Schema.String,
    /** Worst class of the scale. */
    to: Schema.String,
    /** URL of the picture of the energy label. */
    labelUrl: Schema.String,
  }),
) {}

/**
 * The product data that a tile shows (storefront 3, Product tile data).
 * @stability stable
 * @example
 * import { createShop, products } from "@heimwerk/adapters/client"
 * import { Product } from "@heimwerk/core/product"
 *
 * const shop = createShop({ origin: "https://shop.example", brand: "heimwerk" }, { products })
 * const found = await shop.products.byId(["1000001"])
 * const [drill]: ReadonlyArray<Product> = found.ok ? found.value : []
 * drill?.name // => "Grimmholt Akku-Bohrschrauber 12 V"
 */
export class Product extends Schema.Opaque<Product>()(
  Schema.Struct({
    articleId: ArticleId,
    name: Schema.NonEmptyString,
    brand: Schema.String,
    /** The path of the product page, `/p/{slug}/{id}`. */
    link: Schema.NonEmptyString,
    /** URL of the first picture. The query parameters `width` and `height` set its size. */
    image: Schema.NonEmptyString,
    /** Id of the sub-category that lists the product. */
    categoryId: Schema.NonEmptyString,
    price: Price,
    /** The unit in which the article is sold, in the singular: `Paket`, `Rolle`, `Sack`. Default: `Stück`. */
    unit: Schema.optionalKey(Schema.NonEmptyString),
    /**
     * Whether a freight forwarder delivers the article: it is heavier than 31.5 kg or longer than 2 m.
     * Default: false, which means a parcel.
     */
    freight: Schema.optionalKey(Schema.Boolean),
    isBestseller: Schema.Boolean,
    promotionType: Schema.optionalKey(PromotionType),
    /** Text of the promotion `MM_fixmengen_rabatt`. */
    promotionText: Schema.optionalKey(Schema.String),
    ratingData: Schema.optionalKey(Schema.Struct({ rating: Schema.Finite, reviewsCount: Schema.Int })),
    energyClass: Schema.optionalKey(EnergyClass),
    dataSheetUrl: Schema.optionalKey(Schema.String),
    /** Availability codes for the chosen market. If no market is chosen, codes 1 and 2 are absent. */
    availability: Schema.Array(AvailabilityCode),
    /** Stock of the chosen market in pieces. Present together with code 1. */
    stock: Schema.optionalKey(Schema.Int),
    /** Other colours, sizes or lengths of the product, as short words. */
    variants: Schema.Array(Schema.String),
  }),
) {}

/**
 * A picture, video or 3D model of the gallery (storefront 3, Gallery item).
 * @stability stable
 * @example
 * import { GalleryItem, galleryOrder } from "@heimwerk/core/product"
 *
 * const video: GalleryItem = { type: "video_hosted", src: "/a.jpg", videoSrc: "/a.mp4" }
 * const image: GalleryItem = { type: "image", src: "/b.jpg" }
 * galleryOrder([video, image]).map((item) => item.type) // => ["image", "video_hosted"]
 */
export class GalleryItem extends Schema.Opaque<GalleryItem>()(
  Schema.Struct({
    type: Schema.Literals(["image", "video_hosted", "360_grad", "ar_model"]),
    src: Schema.String,
    videoSrc: Schema.optionalKey(Schema.String),
    model360: Schema.optionalKey(Schema.String),
    modelar: Schema.optionalKey(Schema.String),
    /** Alternative text of the picture. Default: the product name. */
    altText: Schema.optionalKey(Schema.String),
  }),
) {}

/**
 * Another article of the same series that differs in one property.
 * @stability stable
 * @example
 * import { ProductVariant } from "@heimwerk/core/product"
 * import { ArticleId } from "@heimwerk/core/values"
 *
 * const green: ProductVariant = { articleId: ArticleId.make("1000002"), label: "Grün", link: "/p/lack/1000002" }
 * green.label // => "Grün"
 */
export class ProductVariant extends Schema.Opaque<ProductVariant>()(
  Schema.Struct({
    articleId: ArticleId,
    label: Schema.NonEmptyString,
    link: Schema.NonEmptyString,
  }),
) {}

/**
 * A product with all data of its product page.
 * @stability stable
 * @example
 * import { catalog, createShop } from "@heimwerk/adapters/client"
 * import { ProductDetail } from "@heimwerk/core/product"
 *
 * const shop = createShop({ origin: "https://shop.example", brand: "heimwerk" }, { catalog })
 * const found = await shop.catalog.detail("1000001")
 * const drill: ProductDetail | undefined = found.ok ? found.value : undefined
 * drill?.attributes[0] // => { name: "Spannung", value: "12 V" }
 */
export class ProductDetail extends Schema.Opaque<ProductDetail>()(
  Schema.Struct({
    ...Product.fields,
    description: Schema.String,
    /** Selling points of the product, one short line each. */
    highlights: Schema.Array(Schema.String),
    /** Technical data of the product, in display order. */
    attributes: Schema.Array(Schema.Struct({ name: Schema.String, value: Schema.String })),
    gallery: Schema.Array(GalleryItem),
    /** The property in which the variants differ, for example `Farbe`. */
    variantProperty: Schema.optionalKey(Schema.String),
    siblings: Schema.Array(ProductVariant),
    /** Manufacturer with postal and electronic address (GPSR Art. 19). */
    maker: Schema.Struct({ name: Schema.String, address: Schema.String, contact: Schema.String }),
    /** Safety warnings in German (GPSR Art. 19). */
    warnings: Schema.optionalKey(Schema.Array(Schema.NonEmptyString)),
    ean: Schema.String,
  }),
) {}
