import type { LineProduct } from "@heimwerk/core/basket/Basket.ts"

import { isObject } from "./plain/isObject.ts"
import { converted, filledText, flag, optional, type Read, struct, text, Unreadable } from "./Read.ts"
import { readEnergyClass } from "./readEnergyClass.ts"
import { articleId } from "./values.ts"

const isReadable = (energyClass: unknown): boolean => {
  try {
    readEnergyClass(energyClass, () => {})
    return true
  } catch (cause) {
    if (cause instanceof Unreadable) return false
    throw cause
  }
}

/** Removes an energy class that this version cannot read. */
const withoutUnknownClass = (raw: unknown): unknown => {
  if (!isObject(raw) || isReadable(raw["energyClass"])) return raw
  const { energyClass: _unknown, ...known } = raw
  return known
}

/**
 * Reads the article data that a line of a basket, a wishlist or an order shows. An unreadable energy class counts as
 * missing. Otherwise a class that a newer shop has added would make the whole offer or order unreadable.
 */
export const lineProduct: Read<LineProduct> = converted(
  withoutUnknownClass,
  struct<LineProduct>({
    articleId,
    name: text,
    brand: text,
    link: text,
    image: text,
    unit: optional(filledText),
    freight: optional(flag),
    energyClass: optional(readEnergyClass),
  }),
)
