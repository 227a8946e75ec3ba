import { useRouteLoaderData } from "react-router-dom"

import { emptyBasket } from "@heimwerk/core/basket/emptyBasket.ts"
import { emptyWishlist } from "@heimwerk/core/wishlist/emptyWishlist.ts"

import { type ShopData, shopRoute } from "./ShopData.ts"

/** For the page that is shown when even the frame could not be loaded. */
const nothing: ShopData = {
  navigation: [],
  basket: emptyBasket,
  wishlist: emptyWishlist,
  year: "",
  asksConsent: false,
  personal: false,
}

/** The data of the frame around all pages. */
export const useShop = (): ShopData => useRouteLoaderData<ShopData>(shopRoute) ?? nothing
