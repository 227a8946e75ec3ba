import { useAtomValue } from "jotai"
import { type ComponentType, type RefObject, useEffect } from "react"

import { useLoadedComponent } from "../../hydration/useLoadedComponent.ts"
import { useSnackbar } from "../../widgets/Snackbar.tsx"
import { feedbackDialogRequestAtom } from "./atoms.ts"
import type { FeedbackDialogProps } from "./FeedbackDialog.tsx"

interface FeedbackHostProps {
  /** The avatar button, which gets focus when the feedback dialog closes. */
  readonly returnFocus: RefObject<HTMLElement | null>
  readonly load?: () => Promise<ComponentType<FeedbackDialogProps>>
}

const loadDialog = async (): Promise<ComponentType<FeedbackDialogProps>> =>
  (await import("./FeedbackDialog.tsx")).FeedbackDialog

const problem = "Das Formular kann gerade nicht geladen werden. Bitte versuche es noch einmal."

/** Loads the feedback dialog when it is first opened, and keeps it mounted so that typed text is not lost. */
export const FeedbackHost = ({ load = loadDialog, returnFocus }: FeedbackHostProps) => {
  const wish = useAtomValue(feedbackDialogRequestAtom)
  const { show } = useSnackbar()
  const { Component: Dialog, load: loadComponent } = useLoadedComponent(load)

  useEffect(() => {
    if (wish === undefined || Dialog !== undefined) return
    const open = async () => {
      if (!(await loadComponent())) show({ text: problem, kind: "error", closes: "button" })
    }
    void open()
  }, [Dialog, loadComponent, show, wish])

  return wish === undefined || Dialog === undefined ? null : <Dialog wish={wish} returnFocus={returnFocus} />
}
