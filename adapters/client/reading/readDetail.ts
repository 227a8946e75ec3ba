import type { GalleryItem, ProductDetail, ProductVariant } from "@heimwerk/core/product/Product.ts"

import { detailNames } from "../../http/contract/search/productNames.ts"
import { all, converted, filledText, oneOf, optional, type Read, struct, text } from "./Read.ts"
import { productFields, recordValues } from "./readProduct.ts"
import { articleId } from "./values.ts"

/** Fills the missing fields of a detail record. */
const detailOf = (raw: unknown) => {
  const values = recordValues(raw, detailNames)
  const known = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
  return { description: "", highlights: [], attributes: [], gallery: [], siblings: [], ean: "", ...known }
}

/** Reads all data of a product of the search service. */
export const readDetail: Read<ProductDetail> = converted(
  detailOf,
  struct<ProductDetail>({
    ...productFields,
    description: text,
    highlights: all(text),
    attributes: all(struct<ProductDetail["attributes"][number]>({ name: text, value: text })),
    gallery: all(
      struct<GalleryItem>({
        type: oneOf("image", "video_hosted", "360_grad", "ar_model"),
        src: text,
        videoSrc: optional(text),
        model360: optional(text),
        modelar: optional(text),
        altText: optional(text),
      }),
    ),
    variantProperty: optional(text),
    siblings: all(struct<ProductVariant>({ articleId, label: filledText, link: filledText })),
    maker: struct<ProductDetail["maker"]>({ name: text, address: text, contact: text }),
    warnings: optional(all(filledText)),
    ean: text,
  }),
)
