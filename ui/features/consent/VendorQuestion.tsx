import { useEffect, useRef } from "react"

import { useOpened } from "../../runtime/useOpened.ts"

const load = async () => (await import("../../runtime/consents.ts")).followManagedConsents

/** Waits for the answer when the consent manager has its own first layer, which its script shows. */
export const VendorQuestion = ({ onAnswer }: { readonly onAnswer: () => void }) => {
  const { state: consents } = useOpened(load)
  const latest = useRef(onAnswer)
  useEffect(() => {
    latest.current = onAnswer
  })
  const isAnswered = consents?.isRequired === false
  useEffect(() => {
    if (isAnswered) latest.current()
  }, [isAnswered])
  return null
}
