import type { PromotionType } from "@heimwerk/core/price/Price.ts"
import type { AvailabilityCode } from "@heimwerk/core/product/Product.ts"

import { type Values, valuesOf } from "./isObject.ts"

const availabilityCodes: ReadonlyArray<AvailabilityCode> = ["0", "1", "2"]

const promotionTypes: ReadonlyArray<PromotionType> = [
  "MM_aktionspreis",
  "MM_set_preis",
  "MM_artikel_gratis",
  "MM_fixmengen_rabatt",
  "quantityDiscount",
]

const isKnown = (values: ReadonlyArray<unknown>, value: unknown) => values.includes(value)

/** Leaves out availability codes and types of promotion that the shop does not know. */
const known = ({ Availability: codes, PromotionType: promotion, ...values }: Values): Values => ({
  ...values,
  Availability: Array.isArray(codes) ? codes.filter((code) => isKnown(availabilityCodes, code)) : [],
  ...(isKnown(promotionTypes, promotion) ? { PromotionType: promotion } : {}),
})

const priceOf = ({ Price: inForce, PriceInformation: given }: Values): Values => {
  const price = typeof given === "object" ? valuesOf(given) : { regular: inForce }
  return {
    Price: inForce ?? price["special"] ?? price["regular"],
    PriceInformation: { isBlur: false, ...price },
  }
}

/**
 * Fills the missing fields of a product of the search service: article number, brand, bestseller flag,
 * variants, availability and prices. Leaves out codes that the shop does not know.
 */
export const filledRecord = (id: string | number | undefined, masterValues: Values): Values => ({
  ...(id === undefined ? {} : { ProductNumber: String(id) }),
  Brand: "",
  Bestseller: false,
  Variants: [],
  ...known(masterValues),
  ...priceOf(masterValues),
})
