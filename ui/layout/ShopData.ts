import type { SessionUser } from "@heimwerk/core/session/SessionUser.ts"
import type { Basket } from "@heimwerk/core/basket/Basket.ts"
import type { Wishlist } from "@heimwerk/core/wishlist/Wishlist.ts"

import type { IndicatedMarket } from "../features/market/MarketIndicator.tsx"

/** The id of the route around all pages; its data is the header's. */
export const shopRoute = "shop"

/** A link with its words. */
export interface NavigationLink {
  readonly name: string
  readonly link: string
}

/** The visitor's own market as the header and the pages show it. */
export interface OwnMarket extends IndicatedMarket {
  readonly id: string
  /** It was proposed, and the visitor has not confirmed it yet. */
  readonly isNew: boolean
}

/** What every page of the shop needs around it. */
export interface ShopData {
  readonly navigation: ReadonlyArray<NavigationLink>
  readonly market?: OwnMarket
  /** Who is logged in. */
  readonly user?: SessionUser
  /** Limited: enough for the count in the header. */
  readonly basket: Basket
  /** Limited: enough for the hearts and the count in the header. */
  readonly wishlist: Wishlist
  readonly year: string
  /** The visitor has not answered the consent dialog yet. */
  readonly asksConsent: boolean
  /** Something in it belongs to this visitor alone. */
  readonly personal: boolean
}

export const isShopData = (value: unknown): value is ShopData =>
  typeof value === "object" && value !== null && "navigation" in value && "personal" in value
