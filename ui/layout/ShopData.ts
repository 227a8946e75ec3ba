import type { Basket } from "@heimwerk/core/basket/Basket.ts"
import type { Indicator } from "@heimwerk/core/product/availability.ts"
import type { Carriage } from "@heimwerk/core/promise/deliveryPromise.ts"
import type { MarketId } from "@heimwerk/core/values/MarketId.ts"
import type { Wishlist } from "@heimwerk/core/wishlist/Wishlist.ts"

import type { PageUser } from "../features/account/account.ts"
import type { IndicatedMarket } from "../features/market/MarketIndicator.tsx"

/** Id of the route around all pages. Its loader provides the data of the header. */
export const shopRoute = "shop"

export interface NavigationLink {
  readonly name: string
  readonly link: string
}

/** The visitor's own market, for the header and the pages. */
export interface OwnMarket extends IndicatedMarket {
  readonly id: MarketId
  /** Whether the market was only proposed, and the visitor has not confirmed it yet. */
  readonly isNew: boolean
  /**
   * When articles can be collected: `Heute ab 15:10 abholbereit`. There is no promise for `R`, which means
   * not available.
   */
  readonly pickup: Readonly<Partial<Record<Indicator, string>>>
}

/** Data of the layout around every page. */
export interface ShopData {
  /** The categories; empty if they could not be read. */
  readonly navigation: ReadonlyArray<NavigationLink>
  readonly market?: OwnMarket
  /** When a delivery ordered now arrives: `Lieferung Di., 24.11. bis Mi., 25.11.` Absent if the layout failed to load. */
  readonly delivery?: Readonly<Record<Carriage, string>>
  /** The logged-in customer, or `isUnknown` if the session could not be read; absent for an anonymous visitor. */
  readonly user?: PageUser
  /** The basket with only the fields that the number in the header and the prices for card holders need. */
  readonly basket: Basket
  /** The wishlist with only the fields that the wishlist toggles and the number in the header need. */
  readonly wishlist: Wishlist
  /** Whether the footer shows methods of online payment. */
  readonly paysOnline: boolean
  readonly year: string
  /** Whether the visitor has not answered the consent question yet. */
  readonly asksConsent: boolean
  /** Whether the layout shows data of this visitor: customer, own market, basket or wishlist. */
  readonly personal: boolean
}
