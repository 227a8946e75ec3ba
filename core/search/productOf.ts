import type { Product, ProductDetail } from "../product/Product.ts"

/** What a tile shows of a product: the detail without what only its page needs. */
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
