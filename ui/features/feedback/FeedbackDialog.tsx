import { sourceTestId } from "@heimwerk/core/feedback/source.ts"
import { feedbackTexts } from "@heimwerk/core/feedback/texts.ts"
import { type RefObject, useEffect, useRef, useState } from "react"

import { FeedbackForm } from "./FeedbackForm.tsx"
import styles from "./Thanks.module.css"
import type { FeedbackDialogRequest } from "./atoms.ts"
import { feedbackInboxAtom } from "./ports.ts"
import { componentService } from "../../runtime/componentService.ts"
import { Button } from "../../widgets/Button.tsx"
import { Icon } from "../../widgets/Icon.tsx"
import { Modal } from "../../widgets/Modal.tsx"
import { Notice } from "../../widgets/Notice.tsx"

/** A dialog moves a lost focus to its first button, so `takeFocus` would leave it there. */
const focusOn = (element: HTMLElement | null) => element?.focus()

/** Thanks the visitor in place of the feedback form (storefront 4, feedback dialog). */
const Thanks = ({ onClose }: { readonly onClose: () => void }) => (
  <div className={styles["thanks"]}>
    <Icon name="check" size={40} />
    <h3 ref={focusOn} tabIndex={-1}>
      {feedbackTexts.thanks}
    </h3>
    <p>{feedbackTexts.thanksText}</p>
    <Button onClick={onClose}>{feedbackTexts.close}</Button>
  </div>
)

export interface FeedbackDialogProps {
  readonly wish: FeedbackDialogRequest
  readonly returnFocus: RefObject<HTMLElement | null>
}

const useService = componentService(async (store) => {
  const [{ openFeedback }, inbox] = await Promise.all([
    import("./openFeedback.ts"),
    store.get(feedbackInboxAtom).load(),
  ])
  return (takeToken: () => string | undefined) => openFeedback(inbox, takeToken)
})

export type DispatchFeedback = ReturnType<typeof useService>["dispatch"]

/** The service of the feedback dialog and the token of the solved bot check. */
const useFeedback = () => {
  const [token, setToken] = useState<string | undefined>(undefined)
  const held = useRef(token)
  const hold = (next: string | undefined) => {
    held.current = next
    setToken(next)
  }
  const opened = useService(() => {
    const taken = held.current
    hold(undefined)
    return taken
  })
  return { ...opened, token, hold }
}

/**
 * The feedback dialog (storefront 2 and 4): the form, or thanks after submission. After the closing
 * animation, focus moves to the avatar button.
 */
export const FeedbackDialog = ({ returnFocus, wish }: FeedbackDialogProps) => {
  const { dispatch, hasFailed, hold, state, token } = useFeedback()
  const opened = useRef(0)

  useEffect(() => {
    if (opened.current === wish.number) return
    opened.current = wish.number
    dispatch((feedback) => feedback.open(wish.opening))
  }, [dispatch, wish])

  if (hasFailed) return <MissingForm key={wish.number} returnFocus={returnFocus} />
  if (state === undefined || state.view === "closed") return null
  const close = () => dispatch((feedback) => feedback.close)
  return (
    <Modal
      title={feedbackTexts.title}
      isOpen={state.view !== "closing"}
      onClose={close}
      onClosed={() => dispatch((feedback) => feedback.closeAnimationEnded)}
      finalFocus={returnFocus}
      sticksToBottom
    >
      <div data-testid={state.source === undefined ? "feedback" : `feedback-${sourceTestId(state.source)}`}>
        {state.view === "thanks" ? (
          <Thanks onClose={close} />
        ) : (
          <FeedbackForm state={state} dispatch={dispatch} token={token} onToken={hold} onClose={close} />
        )}
      </div>
    </Modal>
  )
}

/** The feedback dialog with an error instead of the form, whose script failed to load. */
const MissingForm = ({ returnFocus }: Pick<FeedbackDialogProps, "returnFocus">) => {
  const [isClosed, setClosed] = useState(false)
  return isClosed ? null : (
    <Modal
      title={feedbackTexts.title}
      onClose={() => setClosed(true)}
      finalFocus={returnFocus}
      sticksToBottom
    >
      <Notice kind="error">{feedbackTexts.missing}</Notice>
    </Modal>
  )
}
