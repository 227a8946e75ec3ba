import type { Product } from "./Product.ts"
import { showsRating } from "./rating.ts"

/**
 * The variants of a product tile (storefront 2, product tile).
 * @stability stable
 * @example
 * import { tileParts, type TileVariant } from "@heimwerk/core/product"
 *
 * const variant: TileVariant = "picture-only"
 * tileParts(variant, { brand: "Grimmholt", variants: [] }) // => []
 */
export type TileVariant = "picture-only" | "full" | "highlight"

/**
 * Parts of a product tile besides picture and price.
 * @stability stable
 * @example
 * import { type TilePart, tileParts } from "@heimwerk/core/product"
 *
 * const isOptional = (part: TilePart) => part !== "name" && part !== "availability"
 * tileParts("full", { brand: "Grimmholt", variants: [] }).filter(isOptional) // => ["brand"]
 */
export type TilePart =
  "brand" | "name" | "variants" | "wishlist" | "rating" | "energyLabel" | "availability" | "button"

/**
 * The data that determine which parts a tile shows (storefront 3, product tile data).
 * @stability stable
 * @example
 * import { type TileData, tileParts } from "@heimwerk/core/product"
 *
 * const drill: TileData = { brand: "Grimmholt", variants: [], skuForAddToWishlist: "1000001" }
 * tileParts("full", drill) // => ["brand", "name", "wishlist", "availability"]
 */
export interface TileData extends Pick<Product, "brand" | "variants" | "ratingData" | "energyClass"> {
  readonly skuForAddToWishlist?: string
  readonly buttonCTA?: { readonly href: string; readonly text: string }
}

/**
 * Returns the parts of a product tile in display order, without picture and price, which every tile has
 * (storefront 2, product tile). A picture-only tile has only the energy label, if there is one: Regulation (EU)
 * 2017/1369 requires it near each price. Full and highlight tiles have the name and
 * the availability. They also have the rating if it has at least one star and one review. They have each other
 * part if the article has data for it.
 * @stability stable
 * @example
 * import { tileParts } from "@heimwerk/core/product"
 *
 * tileParts("highlight", { brand: "", variants: [], ratingData: { rating: 4.5, reviewsCount: 8 } })
 * // => ["name", "rating", "availability"]
 * tileParts("picture-only", { brand: "Grimmholt", variants: [] }) // => []
 */
export const tileParts = (variant: TileVariant, data: TileData): ReadonlyArray<TilePart> => {
  if (variant === "picture-only") return data.energyClass === undefined ? [] : ["energyLabel"]
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
