import { randomKey } from "@heimwerk/adapters/client/endpoints/randomKey.ts"
import type { BasketItem } from "@heimwerk/core/basket/Basket.ts"
import type { BasketState } from "@heimwerk/core/basket/OptimisticLists.ts"
import { offlineChange } from "@heimwerk/core/navigation/offlineChange.ts"
import { useAtomValue } from "jotai"
import { useEffect, useState } from "react"

import { useAnnounce } from "../../widgets/Announcer.tsx"
import { basketService, isBasketWaitingAtom } from "./basket.ts"
import { sendEarlyAtom } from "./sendEarly.ts"

/** State of an add-to-basket button. */
export type AddState =
  | { readonly kind: "idle" }
  | { readonly kind: "adding" }
  | { readonly kind: "added" }
  /** The article is shown in the basket, but its command waits for the network. */
  | { readonly kind: "waiting" }
  | { readonly kind: "failed"; readonly message: string }

/**
 * Whether an add-to-basket button says that the article is in the basket. It says so even before the shop has
 * answered.
 */
export const isShownAsAdded = ({ kind }: AddState): boolean =>
  kind === "adding" || kind === "added" || kind === "waiting"

/** How long an add-to-basket button shows its success, in ms. */
const confirmationMillis = 4000

const withPieces =
  (pieces: number) =>
  (state: BasketState): BasketState => ({
    ...state,
    basket: { ...state.basket, totalQuantity: state.basket.totalQuantity + pieces },
  })

/**
 * Adds an article to the basket. The returned state shows the result, and whether it waits for the network. Screen
 * readers announce the article when the shop has confirmed it.
 */
export const useAdd = (name: string) => {
  const [state, setState] = useState<AddState>({ kind: "idle" })
  const isWaiting = useAtomValue(isBasketWaitingAtom) && state.kind === "added"
  const run = basketService.useRunAhead()
  const { keep, send } = useAtomValue(sendEarlyAtom)
  const announce = useAnnounce()

  useEffect(() => {
    if (state.kind !== "added" || isWaiting) return
    const timer = setTimeout(() => setState({ kind: "idle" }), confirmationMillis)
    return () => clearTimeout(timer)
  }, [isWaiting, state])

  useEffect(() => {
    if (isWaiting) announce(offlineChange)
  }, [announce, isWaiting])

  const add = async (line: BasketItem) => {
    setState({ kind: "adding" })
    const key = randomKey()
    const outcome = await run((basket) => basket.run({ kind: "add", line }, key), {
      show: withPieces(line.quantity),
      send: () => send(line, key),
      keep: {
        store: () => keep(line, key),
        show: (basket) => ({ ...withPieces(line.quantity)(basket), waiting: basket.waiting + 1 }),
      },
    })
    if (outcome.kind === "failed") return setState({ kind: "failed", message: outcome.message })
    announce(`${name} liegt im Warenkorb.`)
    setState({ kind: "added" })
  }
  const shown: AddState = isWaiting ? { kind: "waiting" } : state
  return { add, state: shown }
}
