import { paths } from "../../paths.ts"
import { CountLink } from "../../widgets/CountLink.tsx"
import { wishlistService } from "./wishlist.ts"

/** Link to the wishlist in the header, with the number of pieces on the wishlist. */
export const WishlistLink = () => (
  <CountLink
    to={paths.wishlist}
    icon="heart"
    word="Merkliste"
    count={wishlistService.useState().wishlist.totalQuantity}
  />
)
