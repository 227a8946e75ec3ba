import { useEffect, useEffectEvent } from "react"

import { ConsentPrompt } from "./ConsentPrompt.tsx"
import { usercentricsSettings } from "../../runtime/usercentricsSettings.ts"
import { useManagedConsents } from "./useManagedConsents.ts"

/**
 * Loads a consent manager of another vendor, which shows its own first layer, and waits for the visitor's
 * answer.
 */
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
 * Asks for consent if the visitor has not decided yet. Uses the shop's own first layer, or the first layer of
 * the configured consent manager.
 */
export const ConsentQuestion = ({ onAnswer }: { readonly onAnswer: () => void }) =>
  usercentricsSettings() === undefined ? (
    <ConsentPrompt onAnswer={onAnswer} />
  ) : (
    <VendorQuestion onAnswer={onAnswer} />
  )
