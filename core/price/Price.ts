import * as Schema from "effect/Schema"

import { Cents } from "../values/Cents.ts"

/**
 * Units that a base price may have (PAngV § 5).
 * @stability stable
 * @example
 * import { BaseUnit } from "@heimwerk/core/price"
 *
 * const units: ReadonlyArray<BaseUnit> = BaseUnit.literals
 * units // => ["kg", "l", "m³", "m", "m²"]
 */
export const BaseUnit = Schema.Literals(["kg", "l", "m³", "m", "m²"])
export type BaseUnit = typeof BaseUnit.Type

/**
 * Types of promotion (storefront 3, promotion types).
 * @stability stable
 * @example
 * import { promotionLabel, PromotionType } from "@heimwerk/core/price"
 *
 * const type: PromotionType = "quantityDiscount"
 * promotionLabel(type) // => "Mengenrabatt"
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
 * The price of an article (storefront 3, Price). All amounts are cents including VAT.
 * @stability stable
 * @example
 * import { Price, priceInForce } from "@heimwerk/core/price"
 * import { formatCents, toCents } from "@heimwerk/core/values"
 *
 * const price: Price = { regular: toCents(4_999), special: toCents(3_999), isBlur: false }
 * formatCents(priceInForce(price)) // => "39,99 €"
 */
export class Price extends Schema.Opaque<Price>()(
  Schema.Struct({
    /** The price without an offer. It is never the reference of an announced reduction: that is `lowest30`. */
    regular: Cents,
    /** The price of an offer. Absent without an offer. */
    special: Schema.optionalKey(Cents),
    /** The price per base unit, such as 1 l, computed from the price in force (PAngV § 4). */
    paket: Schema.optionalKey(Schema.Struct({ amount: Cents, unit: BaseUnit })),
    /** The content of the package in base units, for example 2.5 (litres). */
    paketSize: Schema.optionalKey(Schema.Finite),
    fineprint: Schema.optionalKey(Schema.String),
    /**
     * The lowest price of the 30 days before the offer began (PAngV § 11). Without it, no reduction is
     * announced for an offer or card price.
     */
    lowest30: Schema.optionalKey(Cents),
    loyaltyCardPrice: Schema.optionalKey(Cents),
    loyaltyCardFinePrint: Schema.optionalKey(Schema.String),
    /** Text of the tooltip beside the price for card holders. Replaces the default text. */
    loyaltyCardPriceInfo: Schema.optionalKey(Schema.String),
    /** Whether the price is hidden until the visitor has chosen a market. */
    isBlur: Schema.Boolean,
  }),
) {}
