import type { TileVariant } from "./tile.ts"
import type { Price, PromotionType } from "../price/Price.ts"
import { promotionLabel } from "../price/promotion.ts"
import { announcedReduction } from "../price/reduction.ts"

/**
 * The visual style of a price (storefront 2, price display).
 * @stability stable
 * @example
 * import type { PriceType } from "@heimwerk/core/product"
 *
 * const classOf = (type: PriceType) => `price-${type}`
 * classOf("reduced") // => "price-reduced"
 */
export type PriceType = "full" | "reduced" | "highlight" | "picture" | "promotion"

/** The data that determine the price type. `variant` is absent outside a tile. */
export interface PricedItem {
  readonly price: Pick<Price, "special" | "lowest30">
  readonly promotionType?: PromotionType
  readonly promotionText?: string
  readonly variant?: TileVariant
}

/**
 * Returns the price type of an item. The specification names the types but not their conditions; the first
 * matching row applies:
 *
 * | condition | type |
 * |---|---|
 * | picture-only tile | picture |
 * | highlight tile | highlight |
 * | a promotion with a label | promotion |
 * | a reduction that may be announced | reduced |
 * | else | full |
 * @stability stable
 * @example
 * import { priceType } from "@heimwerk/core/product"
 * import { toCents } from "@heimwerk/core/values"
 *
 * const price = { regular: toCents(4_999), special: toCents(3_999), lowest30: toCents(4_999), isBlur: false }
 * priceType({ variant: "full", price }) // => "reduced"
 */
export const priceType = ({ price, promotionText, promotionType, variant }: PricedItem): PriceType => {
  if (variant === "picture-only") return "picture"
  if (variant === "highlight") return "highlight"
  if (promotionType !== undefined && promotionLabel(promotionType, promotionText) !== "") return "promotion"
  return announcedReduction(price) === undefined ? "full" : "reduced"
}
