import { useEffect, useEffectEvent } from "react"

import { useManagedConsents } from "./useManagedConsents.ts"

/** Waits for the answer to a consent manager that shows a first layer of its own, which comes with its script. */
export const VendorQuestion = ({ onAnswer }: { readonly onAnswer: () => void }) => {
  const { state: consents } = useManagedConsents()
  const isAnswered = consents?.isRequired === false
  const answer = useEffectEvent(onAnswer)
  useEffect(() => {
    if (isAnswered) answer()
  }, [isAnswered])
  return null
}
