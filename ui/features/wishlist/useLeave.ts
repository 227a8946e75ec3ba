import type { DeliveryType } from "@heimwerk/core/basket/Basket.ts"
import type { WishlistLine } from "@heimwerk/core/wishlist/Wishlist.ts"
import { useNavigate } from "react-router-dom"

import { paths } from "../../paths.ts"
import { type SnackbarMessage, useSnackbar } from "../../widgets/Snackbar.tsx"
import { wishlistService } from "./wishlist.ts"

const news = (text: string, action: SnackbarMessage["action"] & object): SnackbarMessage => ({
  text,
  kind: "good",
  closes: "self",
  action,
})

/**
 * Removes a wishlist line or moves it to the basket. A snackbar confirms it and offers the next step: undo, or a
 * link to the basket. If the removal or the move fails, the line shows the error. If the undo fails, a snackbar
 * shows the error.
 */
export const useLeave = (line: WishlistLine) => {
  const { lineItemId, product } = line
  const run = wishlistService.useRun()
  const { show } = useSnackbar()
  const navigate = useNavigate()

  const undo = async (removed: WishlistLine) => {
    const outcome = await run(({ putBack }) => putBack(removed))
    if (outcome.kind === "failed") show({ text: outcome.message, kind: "error", closes: "button" })
  }
  return {
    takeOff: async () => {
      const outcome = await run(({ takeOut }) => takeOut(lineItemId))
      if (outcome.kind === "failed") return
      const removed = outcome.value ?? line
      const text = `${product.name} steht nicht mehr auf deiner Merkliste.`
      show(news(text, { text: "Rückgängig", run: () => void undo(removed) }))
    },
    moveToBasket: async (delivery: DeliveryType) => {
      const outcome = await run((wishlist) => wishlist.moveToBasket(lineItemId, delivery))
      if (outcome.kind === "failed") return
      const toBasket = { text: "Zum Warenkorb", run: () => void navigate(paths.basket) }
      show(news(`${product.name} liegt im Warenkorb.`, toBasket))
    },
  }
}
