import { randomKey } from "@heimwerk/adapters/client/endpoints/randomKey.ts"
import type { BasketItem } from "@heimwerk/core/basket/Basket.ts"
import type { BasketState } from "@heimwerk/core/basket/OptimisticLists.ts"
import { useAtomValue } from "jotai"
import { useEffect, useState } from "react"

import { useAnnounce } from "../../widgets/Announcer.tsx"
import { basketService } from "./basket.ts"
import { sendEarlyAtom } from "./sendEarly.ts"

/** State of an add-to-basket button. */
export type AddState =
  | { readonly kind: "idle" }
  | { readonly kind: "adding" }
  | { readonly kind: "added" }
  | { readonly kind: "failed"; readonly message: string }

/**
 * Whether an add-to-basket button says that the article is in the basket. It says so even before the shop has
 * answered.
 */
export const isShownAsAdded = ({ kind }: AddState): boolean => kind === "adding" || kind === "added"

/** How long an add-to-basket button shows its success, in ms. */
const confirmationMillis = 4000

const withPieces =
  (pieces: number) =>
  (state: BasketState): BasketState => ({
    ...state,
    basket: { ...state.basket, totalQuantity: state.basket.totalQuantity + pieces },
  })

/**
 * Adds an article to the basket. The returned state shows the result. Screen readers announce the article
 * when the shop has confirmed it.
 */
export const useAdd = (name: string) => {
  const [state, setState] = useState<AddState>({ kind: "idle" })
  const run = basketService.useRunAhead()
  const { send } = useAtomValue(sendEarlyAtom)
  const announce = useAnnounce()

  useEffect(() => {
    if (state.kind !== "added") return
    const timer = setTimeout(() => setState({ kind: "idle" }), confirmationMillis)
    return () => clearTimeout(timer)
  }, [state])

  const add = async (line: BasketItem) => {
    setState({ kind: "adding" })
    const key = randomKey()
    const outcome = await run((basket) => basket.run({ kind: "add", line }, key), {
      show: withPieces(line.quantity),
      send: () => send(line, key),
    })
    if (outcome.kind === "failed") return setState({ kind: "failed", message: outcome.message })
    announce(`${name} liegt im Warenkorb.`)
    setState({ kind: "added" })
  }
  return { add, state }
}
