import { consentDialogTexts } from "@heimwerk/core/consent/dialogTexts.ts"
import { useSetAtom } from "jotai"
import { useState } from "react"

import type { Outcome } from "../../runtime/bridge.ts"
import { useAnnounce } from "../../widgets/Announcer.tsx"
import { acceptAllAtom, denyAllAtom } from "./atoms.ts"

/**
 * Accepts or refuses consents, on both layers of the dialog. `onDecided` is called after the decision is
 * stored.
 */
export const useDecision = (onDecided: () => void) => {
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | undefined>(undefined)
  const announce = useAnnounce()
  const acceptAll = useSetAtom(acceptAllAtom)
  const denyAll = useSetAtom(denyAllAtom)
  const decide = (decision: () => Promise<Outcome<unknown>>) => async () => {
    setBusy(true)
    setError(undefined)
    const outcome = await decision()
    setBusy(false)
    if (outcome.kind === "failed") return setError(outcome.message)
    announce(consentDialogTexts.saved)
    onDecided()
  }
  return { isBusy, error, decide, accept: decide(acceptAll), deny: decide(denyAll) }
}
