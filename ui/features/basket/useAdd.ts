import type { BasketItem } from "@heimwerk/core/basket/Basket.ts"
import { useEffect, useState } from "react"

import { useAnnounce } from "../../widgets/Announcer.tsx"
import { basketService } from "./basket.ts"

/** State of an add-to-basket button. */
export type AddState =
  | { readonly kind: "idle" }
  | { readonly kind: "adding" }
  | { readonly kind: "added" }
  | { readonly kind: "failed"; readonly message: string }

/** How long an add-to-basket button shows its success, in ms. */
const confirmationMillis = 4000

/** Adds an article to the basket. The returned state shows the result, and screen readers announce it. */
export const useAdd = (name: string) => {
  const [state, setState] = useState<AddState>({ kind: "idle" })
  const run = basketService.useRun()
  const announce = useAnnounce()

  useEffect(() => {
    if (state.kind !== "added") return
    const timer = setTimeout(() => setState({ kind: "idle" }), confirmationMillis)
    return () => clearTimeout(timer)
  }, [state])

  const add = async (line: BasketItem) => {
    setState({ kind: "adding" })
    const outcome = await run((basket) => basket.run({ kind: "add", line }))
    if (outcome.kind === "failed") return setState({ kind: "failed", message: outcome.message })
    announce(`${name} liegt im Warenkorb.`)
    setState({ kind: "added" })
  }
  return { add, state }
}
