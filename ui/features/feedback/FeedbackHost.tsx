import { useAtomValue } from "jotai"
import { type ComponentType, type RefObject, useEffect, useState } from "react"

import { useSnackbar } from "../../widgets/Snackbar.tsx"
import { feedbackWishAtom } from "./atoms.ts"
import type { FeedbackDialogProps } from "./FeedbackDialog.tsx"

interface FeedbackHostProps {
  /** The avatar of the service layer: there the focus goes when the dialog has closed. */
  readonly returnFocus: RefObject<HTMLElement | null>
  readonly load?: () => Promise<ComponentType<FeedbackDialogProps>>
}

const loadDialog = async (): Promise<ComponentType<FeedbackDialogProps>> =>
  (await import("./FeedbackDialog.tsx")).FeedbackDialog

const problem = "Das Formular kann gerade nicht geladen werden. Bitte versuche es noch einmal."

/** Holds the feedback dialog of the page: it comes with the first wish and stays, so that nothing typed is lost. */
export const FeedbackHost = ({ load = loadDialog, returnFocus }: FeedbackHostProps) => {
  const wish = useAtomValue(feedbackWishAtom)
  const { show } = useSnackbar()
  const [dialog, setDialog] = useState<{ readonly Component: ComponentType<FeedbackDialogProps> }>()
  const [loadFirst] = useState(() => load)

  useEffect(() => {
    if (wish === undefined || dialog !== undefined) return
    loadFirst().then(
      (Component) => setDialog({ Component }),
      () => show({ text: problem, kind: "error", closes: "button" }),
    )
  }, [dialog, loadFirst, show, wish])

  return wish === undefined || dialog === undefined ? null : (
    <dialog.Component wish={wish} returnFocus={returnFocus} />
  )
}
