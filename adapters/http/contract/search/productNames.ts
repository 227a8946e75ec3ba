/** The search service's name of each field of a product. This module loads no schema. */
export const productNames = {
  articleId: "ProductNumber",
  name: "Title",
  brand: "Brand",
  link: "Deeplink",
  image: "ImageURL",
  categoryId: "Category",
  price: "PriceInformation",
  priceInForce: "Price",
  unit: "Unit",
  freight: "Freight",
  isBestseller: "Bestseller",
  promotionType: "PromotionType",
  promotionText: "PromotionText",
  ratingData: "RatingData",
  energyClass: "EnergyClass",
  dataSheetUrl: "DataSheetURL",
  availability: "Availability",
  stock: "Stock",
  variants: "Variants",
} as const

/** The search service's name for each field of a product's details. */
export const detailNames = {
  ...productNames,
  description: "Description",
  highlights: "Highlights",
  attributes: "Attributes",
  gallery: "Gallery",
  variantProperty: "VariantProperty",
  siblings: "Siblings",
  maker: "Maker",
  warnings: "Warnings",
  ean: "EAN",
} as const
