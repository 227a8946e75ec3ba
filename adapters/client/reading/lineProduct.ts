import type { LineProduct } from "@heimwerk/core/basket/Basket.ts"

import { filledText, flag, optional, type Read, struct, text } from "./Read.ts"
import { readEnergyClass } from "./readEnergyClass.ts"
import { articleId } from "./values.ts"

/** Reads the article data that a line of a basket, a wishlist or an order shows. */
export const lineProduct: Read<LineProduct> = struct<LineProduct>({
  articleId,
  name: text,
  brand: text,
  link: text,
  image: text,
  unit: optional(filledText),
  freight: optional(flag),
  energyClass: optional(readEnergyClass),
})
