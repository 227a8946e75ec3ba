import type { FeedbackOpening } from "@heimwerk/core/feedback/service.ts"
import { useSetAtom } from "jotai"
import { useCallback } from "react"

import { feedbackDialogRequestAtom } from "./atoms.ts"

/**
 * Returns a function that opens the feedback dialog, with an optional feedback type and source (storefront
 * 2, feedback dialog).
 */
export const useOpenFeedback = (): ((opening?: FeedbackOpening) => void) => {
  const wish = useSetAtom(feedbackDialogRequestAtom)
  return useCallback(
    (opening = {}) => wish((before) => ({ number: (before?.number ?? 0) + 1, opening })),
    [wish],
  )
}
