import type { SessionUser } from "@heimwerk/core/session/SessionUser.ts"
import type { Basket } from "@heimwerk/core/basket/Basket.ts"
import type { MarketId } from "@heimwerk/core/values/MarketId.ts"
import type { Wishlist } from "@heimwerk/core/wishlist/Wishlist.ts"

import type { IndicatedMarket } from "../features/market/MarketIndicator.tsx"

/** Id of the route around all pages. Its loader data are those of the header. */
export const shopRoute = "shop"

export interface NavigationLink {
  readonly name: string
  readonly link: string
}

/** The visitor's own market for header and pages. */
export interface OwnMarket extends IndicatedMarket {
  readonly id: MarketId
  /** The market was proposed, and the visitor has not confirmed it yet. */
  readonly isNew: boolean
}

/** Data of the layout around every page. */
export interface ShopData {
  readonly navigation: ReadonlyArray<NavigationLink>
  readonly market?: OwnMarket
  /** The logged-in customer. */
  readonly user?: SessionUser
  /** Reduced to the fields for the header's count. */
  readonly basket: Basket
  /** Reduced to the fields for the wishlist toggles and the header's count. */
  readonly wishlist: Wishlist
  readonly year: string
  /** Whether the visitor has not answered the consent question yet. */
  readonly asksConsent: boolean
  /** Whether the data contain anything specific to this visitor. */
  readonly personal: boolean
}

export const isShopData = (value: unknown): value is ShopData =>
  typeof value === "object" && value !== null && "navigation" in value && "personal" in value
