import { consentDialogTexts } from "@heimwerk/core/consent/dialogTexts.ts"
import type { ConsentChoice } from "@heimwerk/core/consent/ConsentManager.port.ts"
import { useState } from "react"

import type { Outcome } from "../../runtime/bridge.ts"
import { consents } from "../../runtime/consent.ts"
import { useAnnounce } from "../../widgets/Announcer.tsx"

/** Saves a decision of the consent dialog, for both of its layers. `onDecided` is called after saving. */
export const useDecision = (onDecided: () => void) => {
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | undefined>(undefined)
  const announce = useAnnounce()
  const run = consents.useRun()
  const decide = async (decision: Promise<Outcome<unknown>>) => {
    setBusy(true)
    setError(undefined)
    const outcome = await decision
    setBusy(false)
    if (outcome.kind === "failed") return setError(outcome.message)
    announce(consentDialogTexts.saved)
    onDecided()
  }
  return {
    isBusy,
    error,
    accept: () => void decide(run(({ acceptAll }) => acceptAll)),
    deny: () => void decide(run(({ denyAll }) => denyAll)),
    save: (choices: ReadonlyArray<ConsentChoice>) => void decide(run(({ save }) => save(choices))),
  }
}
