import { useAtomValue } from "jotai"

import { paths } from "../../paths.ts"
import { CountLink } from "../../widgets/CountLink.tsx"
import { basketStateAtom } from "./atoms.ts"

/** The basket link with the number of pieces. */
export const BasketLink = () => (
  <CountLink
    to={paths.basket}
    icon="basket"
    word="Warenkorb"
    count={useAtomValue(basketStateAtom).basket.totalQuantity}
  />
)
