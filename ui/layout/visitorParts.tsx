import { createStore, Provider } from "jotai"
import { StrictMode } from "react"
import { renderToString } from "react-dom/server"
import { StaticRouter } from "react-router-dom"

import { anonymous } from "@heimwerk/core/session/SessionUser.ts"

import { pageUserAtom } from "../features/account/account.ts"
import { basketService, initialBasketState } from "../features/basket/basket.ts"
import { initialWishlistState, wishlistService } from "../features/wishlist/wishlist.ts"
import { HeaderLists } from "./HeaderLists.tsx"
import type { ShopData } from "./ShopData.ts"
import { shopDataOf } from "./shopDataOf.ts"
import type { RenderedPage } from "../render.ts"

/** Maximum number of cached header parts. Each takes about 3 KB. */
const maxHeaders = 1000

const headers = new Map<string, string>()

const renderHeader = ({ basket, user = anonymous, wishlist }: ShopData): string => {
  const store = createStore()
  store.set(pageUserAtom, user)
  store.set(basketService.stateAtom, initialBasketState(basket))
  store.set(wishlistService.stateAtom, initialWishlistState(wishlist))
  return renderToString(
    <StrictMode>
      <StaticRouter location="/">
        <Provider store={store}>
          <HeaderLists />
        </Provider>
      </StaticRouter>
    </StrictMode>,
  )
}

/**
 * Returns the markup of the visitor's part of the header, byte for byte as in the whole page. The markup
 * depends only on the first name and the numbers of pieces in wishlist and basket. These three values are its
 * cache key.
 */
const headerMarkup = (shop: ShopData): string => {
  const key = JSON.stringify([shop.user?.firstName, shop.wishlist.totalQuantity, shop.basket.totalQuantity])
  const known = headers.get(key)
  if (known !== undefined) return known
  if (headers.size >= maxHeaders) headers.clear()
  const markup = renderHeader(shop)
  headers.set(key, markup)
  return markup
}

/** Returns the function that makes the parts of a page for a visitor. */
export const partsOf =
  (common: ShopData): NonNullable<RenderedPage["partsFor"]> =>
  (visitor) => {
    const shop = shopDataOf(common, visitor)
    return { header: headerMarkup(shop), shop }
  }
