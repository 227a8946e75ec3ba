import type { DeliveryType } from "@heimwerk/core/basket/Basket.ts"
import type { WishlistLine } from "@heimwerk/core/wishlist/Wishlist.ts"
import { useSetAtom } from "jotai"
import { useNavigate } from "react-router-dom"

import { paths } from "../../paths.ts"
import { useAnnounce } from "../../widgets/Announcer.tsx"
import { useSnackbar } from "../../widgets/Snackbar.tsx"
import { moveAtom, removeAtom } from "./atoms.ts"

/** The two ways of a line off the list, with the news of it; a failure is said by the line's own message. */
export const useLeave = ({ lineItemId, product: { name } }: WishlistLine) => {
  const remove = useSetAtom(removeAtom)
  const move = useSetAtom(moveAtom)
  const announce = useAnnounce()
  const { show } = useSnackbar()
  const navigate = useNavigate()
  return {
    takeOff: async () => {
      const outcome = await remove(lineItemId)
      if (outcome.kind === "done") announce(`${name} steht nicht mehr auf deiner Merkliste.`)
    },
    moveToBasket: async (delivery: DeliveryType) => {
      const outcome = await move(lineItemId, delivery)
      if (outcome.kind === "failed") return
      show({
        text: `${name} liegt im Warenkorb.`,
        kind: "good",
        closes: "self",
        action: { text: "Zum Warenkorb", run: () => void navigate(paths.basket) },
      })
    },
  }
}
