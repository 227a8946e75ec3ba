import type { DeliveryType } from "@heimwerk/core/basket/Basket.ts"
import type { WishlistLine } from "@heimwerk/core/wishlist/Wishlist.ts"
import { useSetAtom } from "jotai"
import { useNavigate } from "react-router-dom"

import { paths } from "../../paths.ts"
import { type SnackbarMessage, useSnackbar } from "../../widgets/Snackbar.tsx"
import { moveAtom, putBackAtom, runAtom } from "./lineAtoms.ts"

const news = (text: string, action: SnackbarMessage["action"] & object): SnackbarMessage => ({
  text,
  kind: "good",
  closes: "self",
  action,
})

/**
 * Removes a line or moves it to the basket, and shows a message with undo or a link to the basket. A failure
 * is shown by the line.
 */
export const useLeave = (line: WishlistLine) => {
  const { lineItemId, product } = line
  const run = useSetAtom(runAtom)
  const putBack = useSetAtom(putBackAtom)
  const move = useSetAtom(moveAtom)
  const { show } = useSnackbar()
  const navigate = useNavigate()

  const undo = async () => {
    const outcome = await putBack(line)
    if (outcome.kind === "failed") show({ text: outcome.message, kind: "error", closes: "button" })
  }
  return {
    takeOff: async () => {
      const outcome = await run({ kind: "remove", lineItemId })
      if (outcome.kind === "failed") return
      const text = `${product.name} steht nicht mehr auf deiner Merkliste.`
      show(news(text, { text: "Rückgängig", run: () => void undo() }))
    },
    moveToBasket: async (delivery: DeliveryType) => {
      const outcome = await move(lineItemId, delivery)
      if (outcome.kind === "failed") return
      const toBasket = { text: "Zum Warenkorb", run: () => void navigate(paths.basket) }
      show(news(`${product.name} liegt im Warenkorb.`, toBasket))
    },
  }
}
