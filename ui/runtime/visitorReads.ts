import type { Accounts } from "@heimwerk/core/account/Accounts.port.ts"
import type { Profiles } from "@heimwerk/core/account/Profiles.port.ts"
import type { AddressBook } from "@heimwerk/core/addressBook/AddressBook.port.ts"
import type { Baskets } from "@heimwerk/core/basket/Baskets.port.ts"
import type { Coupons } from "@heimwerk/core/basket/Coupons.port.ts"
import type { Checkout } from "@heimwerk/core/order/Checkout.port.ts"
import type { Orders } from "@heimwerk/core/order/Orders.port.ts"
import type { Wishlists } from "@heimwerk/core/wishlist/Wishlists.port.ts"
import { Context, type Effect } from "effect"

/** The functions of the account and checkout ports that only read data. */
export interface CustomerReads {
  readonly profile: Profiles["Service"]["get"]
  readonly addresses: AddressBook["Service"]["list"]
  readonly orders: Orders["Service"]["list"]
  readonly order: Orders["Service"]["get"]
  readonly coupons: Coupons["Service"]["offered"]
  readonly checkoutOffer: Checkout["Service"]["offer"]
  /** Reads an order of this or another visitor by the secret part of the order's link. */
  readonly orderByLink: Checkout["Service"]["byLink"]
}

/**
 * The data of the visitor that a page may read while it loads. There are no commands among them, so the type
 * of a page's loader rules out changes.
 */
export class VisitorReads extends Context.Service<
  VisitorReads,
  {
    readonly basket: Baskets["Service"]["read"]
    readonly wishlist: Wishlists["Service"]["read"]
    /** The logged-in customer, or `undefined`. */
    readonly me: Accounts["Service"]["me"]
    /**
     * Loads the functions of the account and checkout ports that only read data. The browser loads their script
     * with the first page that needs them.
     */
    readonly customer: Effect.Effect<CustomerReads>
  }
>()("ui/VisitorReads") {}
