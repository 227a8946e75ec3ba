import type { NewLine } from "@heimwerk/core/basket/Basket.ts"
import { useSetAtom } from "jotai"
import { useEffect, useState } from "react"

import { useAnnounce } from "../../widgets/Announcer.tsx"
import { addAtom } from "./atoms.ts"

/** Where a button that adds stands. */
export type AddState =
  | { readonly kind: "idle" }
  | { readonly kind: "adding" }
  | { readonly kind: "added" }
  | { readonly kind: "failed"; readonly message: string }

/** How long a button says that it has worked. */
const confirmationMillis = 4000

/** Puts an article into the basket and tells how it went: on the screen through the state, and to screen readers. */
export const useAdd = (name: string) => {
  const [state, setState] = useState<AddState>({ kind: "idle" })
  const send = useSetAtom(addAtom)
  const announce = useAnnounce()

  useEffect(() => {
    if (state.kind !== "added") return
    const timer = setTimeout(() => setState({ kind: "idle" }), confirmationMillis)
    return () => clearTimeout(timer)
  }, [state])

  const add = async (line: NewLine) => {
    setState({ kind: "adding" })
    const outcome = await send(line)
    if (outcome.kind === "failed") return setState({ kind: "failed", message: outcome.message })
    announce(`${name} liegt im Warenkorb.`)
    setState({ kind: "added" })
  }
  return { add, state }
}
