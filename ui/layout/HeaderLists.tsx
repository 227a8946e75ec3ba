import { AccountIndicator } from "../features/account/AccountIndicator.tsx"
import { BasketLink } from "../features/basket/BasketLink.tsx"
import { WishlistLink } from "../features/wishlist/WishlistLink.tsx"

/**
 * The visitor's account, wishlist and basket in the header. The server also renders this part alone, so it reads only
 * the atoms of the account, the wishlist and the basket (ADR 0087).
 */
export const HeaderLists = () => (
  <>
    <AccountIndicator />
    <WishlistLink />
    <BasketLink />
  </>
)
