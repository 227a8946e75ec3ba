import { accountPaths } from "./paths.ts"
import type { Price } from "../price/Price.ts"

const usualText = "Diesen Preis gibt es nur für Inhaber der Vorteilskarte."

/**
 * What the tooltip beside the price for card holders says, and the page on the card it links to (storefront 2): the price's
 * own text where it has one, else that it is for card holders only.
 */
export const loyaltyTooltip = ({
  loyaltyCardPriceInfo = "",
}: Pick<Price, "loyaltyCardPriceInfo">): {
  readonly text: string
  readonly link: { readonly text: string; readonly href: string }
} => ({
  text: loyaltyCardPriceInfo.trim() === "" ? usualText : loyaltyCardPriceInfo,
  link: { text: "Mehr zur Vorteilskarte", href: accountPaths.loyaltyCard },
})
