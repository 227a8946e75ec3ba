import type { Product, ProductDetail } from "../product/Product.ts"

/** Returns the product data of a tile, without the data that only the product page needs. */
export const productOf = (detail: ProductDetail): Product => {
  const {
    attributes: _attributes,
    description: _description,
    ean: _ean,
    gallery: _gallery,
    highlights: _highlights,
    maker: _maker,
    siblings: _siblings,
    warnings: _warnings,
    variantProperty: _variantProperty,
    ...product
  } = detail
  return product
}
