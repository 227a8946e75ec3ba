import type { Product } from "./Product.ts"
import { showsRating } from "./rating.ts"

/**
 * How a product is shown in a list (storefront 2, product tile).
 * @stability stable
 */
export type TileVariant = "picture-only" | "full" | "highlight"

/**
 * What a tile may show besides its picture and price.
 * @stability stable
 */
export type TilePart =
  "brand" | "name" | "variants" | "wishlist" | "rating" | "energyLabel" | "availability" | "button"

/**
 * What decides about a tile's parts (storefront 3, product tile data).
 * @stability stable
 */
export interface TileData extends Pick<Product, "brand" | "variants" | "ratingData" | "energyClass"> {
  readonly skuForAddToWishlist?: string
  readonly buttonCTA?: { readonly href: string; readonly text: string }
}

/**
 * What a tile shows in their order (storefront 2, product tile). A picture-only tile has its picture, named by the product,
 * and its price; full and highlight tiles have everything there is data for, availability always, the rating only from one
 * star and one review on.
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
