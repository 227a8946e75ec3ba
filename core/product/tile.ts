import type { Product } from "./Product.ts"
import { showsRating } from "./rating.ts"

/**
 * The variants of a product tile (storefront 2, product tile).
 * @stability stable
 */
export type TileVariant = "picture-only" | "full" | "highlight"

/**
 * Parts of a product tile besides picture and price.
 * @stability stable
 */
export type TilePart =
  "brand" | "name" | "variants" | "wishlist" | "rating" | "energyLabel" | "availability" | "button"

/**
 * The data that determine which parts a tile shows (storefront 3, product tile data).
 * @stability stable
 */
export interface TileData extends Pick<Product, "brand" | "variants" | "ratingData" | "energyClass"> {
  readonly skuForAddToWishlist?: string
  readonly buttonCTA?: { readonly href: string; readonly text: string }
}

/**
 * Returns the parts of a product tile in display order (storefront 2, product tile). A picture-only tile has
 * only its picture, with the product name as alternative text, and its price. Full and highlight tiles have
 * every part with data, always the availability, and the rating if it has at least one star and one review.
 * @stability stable
 */
export const tileParts = (variant: TileVariant, data: TileData): ReadonlyArray<TilePart> => {
  if (variant === "picture-only") return []
  const shown: ReadonlyArray<readonly [TilePart, boolean]> = [
    ["brand", data.brand !== ""],
    ["name", true],
    ["variants", data.variants.length > 0],
    ["wishlist", data.skuForAddToWishlist !== undefined],
    ["rating", showsRating(data.ratingData)],
    ["energyLabel", data.energyClass !== undefined],
    ["availability", true],
    ["button", data.buttonCTA !== undefined],
  ]
  return shown.filter(([, isShown]) => isShown).map(([part]) => part)
}
