import { useEffect, useRef } from "react"

import { useOpened } from "../../runtime/useOpened.ts"

const load = async () => (await import("../../runtime/consents.ts")).followManagedConsents

/**
 * The question of a consent manager that has a first layer of its own: it comes with the manager's script, and here it is
 * only waited for until it is answered.
 */
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
