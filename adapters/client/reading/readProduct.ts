import type { Price } from "@heimwerk/core/price/Price.ts"
import type { Product } from "@heimwerk/core/product/Product.ts"

import { productNames } from "../../http/contract/search/productNames.ts"
import { filledRecord } from "./plain/filledRecord.ts"
import { type Values, valuesOf } from "./plain/isObject.ts"
import {
  converted,
  filledText,
  finite,
  flag,
  list,
  oneOf,
  optional,
  type Read,
  struct,
  text,
  whole,
} from "./Read.ts"
import { readEnergyClass } from "./readEnergyClass.ts"
import { articleId, euros } from "./values.ts"

const price = struct<Price>({
  regular: euros,
  special: optional(euros),
  paket: optional(
    struct<NonNullable<Price["paket"]>>({ amount: euros, unit: oneOf("kg", "l", "m³", "m", "m²") }),
  ),
  paketSize: optional(finite),
  fineprint: optional(text),
  lowest30: optional(euros),
  loyaltyCardPrice: optional(euros),
  loyaltyCardFinePrint: optional(text),
  loyaltyCardPriceInfo: optional(text),
  isBlur: flag,
})

/** Renames the fields of a record of the search service to those of a product, and fills missing ones. */
export const recordValues = (raw: unknown, names: Readonly<Record<string, string>>): Values => {
  const { id, masterValues } = valuesOf(raw)
  const known = typeof id === "string" || typeof id === "number" ? id : undefined
  const values = filledRecord(known, valuesOf(masterValues))
  return Object.fromEntries(Object.entries(names).map(([name, wire]) => [name, values[wire]]))
}

/** The readers of the fields that a product has in a list and on its page. */
export const productFields = {
  articleId,
  name: filledText,
  brand: text,
  link: filledText,
  image: filledText,
  categoryId: filledText,
  price,
  unit: optional(filledText),
  freight: optional(flag),
  isBestseller: flag,
  promotionType: optional(
    oneOf("MM_aktionspreis", "MM_set_preis", "MM_artikel_gratis", "MM_fixmengen_rabatt", "quantityDiscount"),
  ),
  promotionText: optional(text),
  ratingData: optional(struct<NonNullable<Product["ratingData"]>>({ rating: finite, reviewsCount: whole })),
  energyClass: optional(readEnergyClass),
  dataSheetUrl: optional(text),
  availability: list("availability codes", oneOf("0", "1", "2")),
  stock: optional(whole),
  variants: list("variants of a product", text),
}

/** Reads a product of the search service. */
export const readProduct: Read<Product> = converted(
  (raw) => recordValues(raw, productNames),
  struct<Product>(productFields),
)
