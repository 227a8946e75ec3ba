import { useEffect, useEffectEvent } from "react"

import { ConsentPrompt } from "./ConsentPrompt.tsx"
import { usercentricsSettings } from "../../runtime/usercentricsSettings.ts"
import { useManagedConsents } from "./useManagedConsents.ts"

/** Waits for the answer to a consent manager that shows a first layer of its own, which comes with its script. */
const VendorQuestion = ({ onAnswer }: { readonly onAnswer: () => void }) => {
  const { state: consents } = useManagedConsents()
  const isAnswered = consents?.isRequired === false
  const answer = useEffectEvent(onAnswer)
  useEffect(() => {
    if (isAnswered) answer()
  }, [isAnswered])
  return null
}

/**
 * The consent question for a visitor without a decision: the shop's own first layer, or that of the
 * configured consent manager.
 */
export const ConsentQuestion = ({ onAnswer }: { readonly onAnswer: () => void }) =>
  usercentricsSettings() === undefined ? (
    <ConsentPrompt onAnswer={onAnswer} />
  ) : (
    <VendorQuestion onAnswer={onAnswer} />
  )
