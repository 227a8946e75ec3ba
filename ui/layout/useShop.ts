import { useRouteLoaderData } from "react-router-dom"

import { emptyBasket } from "@heimwerk/core/basket/emptyBasket.ts"
import { emptyWishlist } from "@heimwerk/core/wishlist/emptyWishlist.ts"

import { type ShopData, shopRoute } from "./ShopData.ts"

/** Empty data, for the error page if even the layout failed to load. */
const nothing: ShopData = {
  navigation: [],
  basket: emptyBasket,
  wishlist: emptyWishlist,
  paysOnline: false,
  year: "",
  asksConsent: false,
  personal: false,
}

/** The data of the layout around all pages. */
export const useShop = (): ShopData => useRouteLoaderData<ShopData>(shopRoute) ?? nothing
