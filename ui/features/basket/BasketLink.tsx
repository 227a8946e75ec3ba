import { paths } from "../../paths.ts"
import { CountLink } from "../../widgets/CountLink.tsx"
import { basketService } from "./basket.ts"

/** The link to the basket in the header, with the number of pieces in the basket. */
export const BasketLink = () => (
  <CountLink
    to={paths.basket}
    icon="basket"
    word="Warenkorb"
    count={basketService.useState().basket.totalQuantity}
  />
)
