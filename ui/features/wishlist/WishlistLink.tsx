import { useAtomValue } from "jotai"

import { paths } from "../../paths.ts"
import { CountLink } from "../../widgets/CountLink.tsx"
import { wishlistStateAtom } from "./atoms.ts"

/** The way to the wishlist with the number of pieces on it. */
export const WishlistLink = () => (
  <CountLink
    to={paths.wishlist}
    icon="heart"
    word="Merkliste"
    count={useAtomValue(wishlistStateAtom).wishlist.totalQuantity}
  />
)
