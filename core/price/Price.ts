import * as Schema from "effect/Schema"

import { Cents } from "../values/Cents.ts"

/**
 * The units a base price may be given in (PAngV § 5).
 * @stability stable
 */
export const BaseUnit = Schema.Literals(["kg", "l", "m³", "m", "m²"])
export type BaseUnit = typeof BaseUnit.Type

/**
 * The kinds of promotion a product may carry (storefront 3, promotion types).
 * @stability stable
 */
export const PromotionType = Schema.Literals([
  "MM_aktionspreis",
  "MM_set_preis",
  "MM_artikel_gratis",
  "MM_fixmengen_rabatt",
  "quantityDiscount",
])
export type PromotionType = typeof PromotionType.Type

/**
 * What an article costs (storefront 3, Price). All amounts are cents including VAT.
 * @stability stable
 */
export const Price = Schema.Struct({
  regular: Cents,
  /** The reduced price, where there is one. */
  special: Schema.optionalKey(Cents),
  /** The price of one base unit at the price in force (PAngV § 4). */
  paket: Schema.optionalKey(Schema.Struct({ amount: Cents, unit: BaseUnit })),
  /** The package's content in base units, for example 2.5 (litres). */
  paketSize: Schema.optionalKey(Schema.Finite),
  fineprint: Schema.optionalKey(Schema.String),
  /** The lowest price of the 30 days before the reduction began (PAngV § 11); present with every reduction. */
  lowest30: Schema.optionalKey(Cents),
  loyaltyCardPrice: Schema.optionalKey(Cents),
  loyaltyCardFinePrint: Schema.optionalKey(Schema.String),
  /**
   * Returns text and link of the tooltip at the card holders' price (storefront 2). The default text says that the
   * price is for card holders only.
   */
  loyaltyCardPriceInfo: Schema.optionalKey(Schema.String),
  /** The price is hidden until the visitor has chosen a market. */
  isBlur: Schema.Boolean,
})
export type Price = typeof Price.Type
