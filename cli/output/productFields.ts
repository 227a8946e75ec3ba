import type { Price } from "@heimwerk/core/price/Price.ts"
import type { ProductDetail } from "@heimwerk/core/product/Product.ts"

/** The fields of an article in the order of JSON and CSV. It is the order of the schema, which commands do not load. */
export const productFields = [
  "articleId",
  "name",
  "brand",
  "link",
  "image",
  "categoryId",
  "price",
  "unit",
  "freight",
  "isBestseller",
  "promotionType",
  "promotionText",
  "ratingData",
  "energyClass",
  "dataSheetUrl",
  "availability",
  "stock",
  "variants",
  "description",
  "highlights",
  "attributes",
  "gallery",
  "variantProperty",
  "siblings",
  "maker",
  "warnings",
  "ean",
] as const satisfies ReadonlyArray<keyof ProductDetail>

/** The fields of a price in the order of its schema. */
export const priceFields = [
  "regular",
  "special",
  "paket",
  "paketSize",
  "fineprint",
  "lowest30",
  "loyaltyCardPrice",
  "loyaltyCardFinePrint",
  "loyaltyCardPriceInfo",
  "isBlur",
] as const satisfies ReadonlyArray<keyof Price>

const inOrder = (record: object, fields: ReadonlyArray<string>): object =>
  Object.fromEntries(
    Object.entries(record).toSorted(([one], [other]) => fields.indexOf(one) - fields.indexOf(other)),
  )

/** Returns a product with its fields in one order, so that all sources of products give the same text. */
export const orderedProduct = (product: { readonly price: Price }): object =>
  inOrder({ ...product, price: inOrder(product.price, priceFields) }, productFields)
