import { paths } from "../../paths.ts"
import { CountLink } from "../../widgets/CountLink.tsx"
import { basketService } from "./basket.ts"

/** The basket link with the number of pieces. */
export const BasketLink = () => (
  <CountLink
    to={paths.basket}
    icon="basket"
    word="Warenkorb"
    count={basketService.useState().basket.totalQuantity}
  />
)
