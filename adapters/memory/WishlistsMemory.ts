import { Layer } from "effect"

import { Wishlists } from "@heimwerk/core/wishlist/Wishlists.port.ts"

import { wishlistsOver } from "../visitor/wishlistsOver.ts"
import { VisitorMemory } from "./VisitorMemory.ts"

/** One visitor's wishlist in memory (storefront 7, Wishlist). */
export const layer: Layer.Layer<Wishlists, never, VisitorMemory> = Layer.effect(
  Wishlists,
  VisitorMemory.useSync(wishlistsOver),
)
