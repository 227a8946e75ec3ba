import { sourceTestId } from "@heimwerk/core/feedback/source.ts"
import { feedbackTexts } from "@heimwerk/core/feedback/texts.ts"
import { useStore } from "jotai"
import { type RefObject, useEffect, useRef, useState } from "react"

import { useOpened } from "../../runtime/useOpened.ts"
import { Modal } from "../../widgets/Modal.tsx"
import { Notice } from "../../widgets/Notice.tsx"
import type { FeedbackWish } from "./atoms.ts"
import { FeedbackForm } from "./FeedbackForm.tsx"
import { feedbackInboxAtom } from "./ports.ts"
import { Thanks } from "./Thanks.tsx"

export interface FeedbackDialogProps {
  readonly wish: FeedbackWish
  readonly returnFocus: RefObject<HTMLElement | null>
}

/** The dialog's service and its bot-check token. */
const useFeedback = () => {
  const store = useStore()
  const [token, setToken] = useState<string | undefined>(undefined)
  const held = useRef(token)
  const hold = (next: string | undefined) => {
    held.current = next
    setToken(next)
  }
  const opened = useOpened(async () => {
    const [{ followFeedback }, inbox] = await Promise.all([
      import("./followFeedback.ts"),
      store.get(feedbackInboxAtom).load(),
    ])
    return followFeedback(inbox, () => {
      const taken = held.current
      hold(undefined)
      return taken
    })
  })
  return { ...opened, token, hold }
}

/**
 * The feedback dialog (storefront 2 and 4): the form, replaced by thanks after submission. After the closing
 * animation, focus moves to the help button.
 */
export const FeedbackDialog = ({ returnFocus, wish }: FeedbackDialogProps) => {
  const { give, hasFailed, hold, state, token } = useFeedback()
  const opened = useRef(0)

  useEffect(() => {
    if (opened.current === wish.number) return
    opened.current = wish.number
    give((feedback) => feedback.open(wish.opening))
  }, [give, wish])

  if (hasFailed) return <MissingForm key={wish.number} returnFocus={returnFocus} />
  if (state === undefined || state.view === "closed") return null
  const close = () => give((feedback) => feedback.close)
  return (
    <Modal
      title={feedbackTexts.title}
      isOpen={state.view !== "closing"}
      onClose={close}
      onClosed={() => give((feedback) => feedback.closeAnimationEnded)}
      finalFocus={returnFocus}
      sticksToBottom
    >
      <div data-testid={state.source === undefined ? "feedback" : `feedback-${sourceTestId(state.source)}`}>
        {state.view === "thanks" ? (
          <Thanks onClose={close} />
        ) : (
          <FeedbackForm state={state} give={give} token={token} onToken={hold} />
        )}
      </div>
    </Modal>
  )
}

/** The dialog shown when the form's script failed to load. */
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
