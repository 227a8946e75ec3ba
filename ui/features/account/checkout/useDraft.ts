import type { CheckoutDraft } from "@heimwerk/core/order/checkoutDraft.ts"
import { useEffect, useRef, useState } from "react"

import { checkoutForms } from "../forms.ts"

/**
 * Keeps the typed values of the checkout in this tab, so that they survive a reload. If an earlier page load has
 * saved a draft, calls `restore` with it, maybe after the visitor has begun to type. Then saves every change. Ignores the draft of another customer.
 *
 * @param csId the logged-in customer
 */
export const useDraft = (
  csId: string | undefined,
  draft: CheckoutDraft,
  restore: (kept: CheckoutDraft) => void,
) => {
  const run = checkoutForms.useRun()
  const [isReady, setReady] = useState(false)
  const first = useRef(restore)
  useEffect(() => {
    void run(({ readDraft }) => readDraft(csId)).then((outcome) => {
      if (outcome.kind === "done" && outcome.value !== undefined) first.current(outcome.value)
      setReady(true)
    })
  }, [csId, run])
  const text = JSON.stringify(draft)
  useEffect(() => {
    if (isReady) void run(({ saveDraft }) => saveDraft(JSON.parse(text), csId))
  }, [csId, isReady, run, text])
}
