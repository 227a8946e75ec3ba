import type { CheckoutDraft } from "@heimwerk/core/order/checkoutDraft.ts"
import { useEffect, useRef, useState } from "react"

import { checkoutForms } from "../forms.ts"

/**
 * Keeps the typed values of the checkout in this tab, so that they survive a reload. If an earlier page load has
 * saved a draft, calls `restore` with it. Then saves every change.
 */
export const useDraft = (draft: CheckoutDraft, restore: (kept: CheckoutDraft) => void) => {
  const run = checkoutForms.useRun()
  const [isReady, setReady] = useState(false)
  const first = useRef(restore)
  useEffect(() => {
    void run(({ readDraft }) => readDraft).then((outcome) => {
      if (outcome.kind === "done" && outcome.value !== undefined) first.current(outcome.value)
      setReady(true)
    })
  }, [run])
  const text = JSON.stringify(draft)
  useEffect(() => {
    if (isReady) void run(({ saveDraft }) => saveDraft(JSON.parse(text)))
  }, [isReady, run, text])
}
