import type { Customer } from "@heimwerk/core/account/Customer.ts"
import type { Basket } from "@heimwerk/core/basket/Basket.ts"
import { emptyBasket } from "@heimwerk/core/basket/emptyBasket.ts"
import { sessionUser } from "@heimwerk/core/session/SessionUser.ts"
import type { Wishlist } from "@heimwerk/core/wishlist/Wishlist.ts"

import type { ShopData } from "./ShopData.ts"

/** The data of a visitor that the layout of every page shows. */
export interface LayoutVisitor {
  readonly basket: Basket
  /** The wishlist in limited mode. */
  readonly wishlist: Wishlist
  /** The logged-in customer, or `undefined`. */
  readonly customer: Customer | undefined
  /** Whether the session could not be read. The visitor may then be logged in although `customer` is `undefined`. */
  readonly isUnknown?: boolean
}

/** The data of the layout that do not depend on the visitor's session. */
type CommonData = Omit<ShopData, "basket" | "personal" | "user" | "wishlist">

/**
 * Returns the data of the layout for a visitor. The order of the keys is fixed: the server replaces the JSON
 * of one visitor with the JSON of another visitor (ADR 0087).
 *
 * @param common may also be the whole data of another visitor; its personal fields are ignored
 */
export const shopDataOf = (
  { asksConsent, delivery, market, navigation, paysOnline, year }: CommonData,
  { basket, customer, isUnknown, wishlist }: LayoutVisitor,
): ShopData => ({
  navigation,
  ...(market === undefined ? {} : { market }),
  ...(customer === undefined ? {} : { user: sessionUser(customer) }),
  ...(isUnknown === true ? { user: { isUnknown } } : {}),
  basket: {
    ...emptyBasket,
    id: basket.id,
    type: "limited",
    version: basket.version,
    totalQuantity: basket.totalQuantity,
    loyaltyConfig: basket.loyaltyConfig,
  },
  wishlist,
  ...(delivery === undefined ? {} : { delivery }),
  paysOnline,
  year,
  asksConsent,
  personal:
    customer !== undefined ||
    market !== undefined ||
    basket.version > 0 ||
    basket.totalQuantity > 0 ||
    wishlist.version > 0,
})
