import { useAtomValue } from "jotai"

import { paths } from "../../paths.ts"
import { CountLink } from "../../widgets/CountLink.tsx"
import { wishlistStateAtom } from "./atoms.ts"

/** The wishlist link with the number of pieces. */
export const WishlistLink = () => (
  <CountLink
    to={paths.wishlist}
    icon="heart"
    word="Merkliste"
    count={useAtomValue(wishlistStateAtom).wishlist.totalQuantity}
  />
)
