import { Price } from "@heimwerk/core/price/Price.ts"
import { Product, ProductDetail } from "@heimwerk/core/product/Product.ts"
import * as Schema from "effect/Schema"

import { Euros } from "../euros.ts"
import { detailNames, productNames } from "./productNames.ts"

/** The price of a product in euros (storefront 3). */
const PriceInformation = Schema.Struct({
  ...Price.fields,
  regular: Euros,
  special: Schema.optionalKey(Euros),
  paket: Schema.optionalKey(Schema.Struct({ amount: Euros, unit: Price.fields.paket.schema.fields.unit })),
  lowest30: Schema.optionalKey(Euros),
  loyaltyCardPrice: Schema.optionalKey(Euros),
})

const productFields = {
  ...Product.fields,
  price: PriceInformation,
  /** The price in force, for clients that find fields only by their roles (`fieldRoles`). */
  priceInForce: Euros,
}

/** The fields of a listed product in the search service's format. */
export class ProductValues extends Schema.Opaque<ProductValues>()(
  Schema.Struct(productFields).pipe(Schema.encodeKeys(productNames)),
) {}

/** The fields of a product page in the search service's format. */
export class DetailValues extends Schema.Opaque<DetailValues>()(
  Schema.Struct({ ...ProductDetail.fields, ...productFields }).pipe(Schema.encodeKeys(detailNames)),
) {}

const recordOf = <S extends Schema.Top>(values: S) => ({
  id: Schema.String,
  masterValues: values,
  variantValues: Schema.Array(Schema.Unknown),
})

/** A product record in the answer to `records`. */
export class ProductRecord extends Schema.Opaque<ProductRecord>()(Schema.Struct(recordOf(ProductValues))) {}

/** A product record in the answer to `detail`. */
export class DetailRecord extends Schema.Opaque<DetailRecord>()(Schema.Struct(recordOf(DetailValues))) {}

/** A product in a result list. `position` starts at 0 and continues over all pages. */
export class Hit extends Schema.Opaque<Hit>()(
  Schema.Struct({
    ...recordOf(ProductValues),
    position: Schema.Int,
    score: Schema.Finite,
    foundWords: Schema.Array(Schema.String),
  }),
) {}
