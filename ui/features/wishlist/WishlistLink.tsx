import { paths } from "../../paths.ts"
import { CountLink } from "../../widgets/CountLink.tsx"
import { wishlistService } from "./wishlist.ts"

/** Link to the wishlist with the number of pieces on it. */
export const WishlistLink = () => (
  <CountLink
    to={paths.wishlist}
    icon="heart"
    word="Merkliste"
    count={wishlistService.useState().wishlist.totalQuantity}
  />
)
