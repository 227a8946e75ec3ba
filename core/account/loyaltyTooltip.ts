import { loyaltyCardPage } from "./paths.ts"
import type { Price } from "../price/Price.ts"

const usualText = "Diesen Preis gibt es nur für Inhaber der Vorteilskarte."

/**
 * Returns text and link of the tooltip beside the price for card holders (storefront 2). By default, the
 * text says that this price is for card holders only.
 */
export const loyaltyTooltip = ({
  loyaltyCardPriceInfo = "",
}: Pick<Price, "loyaltyCardPriceInfo">): {
  readonly text: string
  readonly link: { readonly text: string; readonly href: string }
} => ({
  text: loyaltyCardPriceInfo.trim() === "" ? usualText : loyaltyCardPriceInfo,
  link: { text: "Mehr zur Vorteilskarte", href: loyaltyCardPage },
})
