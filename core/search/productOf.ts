import type { Product, ProductDetail } from "../product/Product.ts"

/** Returns the product data that a tile needs, without the data that only the product page shows. */
export const productOf = (detail: Product & Partial<ProductDetail>): Product => {
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
