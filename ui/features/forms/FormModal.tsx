import { formTexts } from "@heimwerk/core/forms/formTexts.ts"
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react"

import { Button } from "../../widgets/Button.tsx"
import { Modal } from "../../widgets/Modal.tsx"
import { StepProgress } from "../../widgets/StepProgress.tsx"
import styles from "./FormModal.module.css"

/** Whether the page's address says that the form is open, and how that is changed. */
export interface FormAddress {
  readonly isWanted: boolean
  /** The form is to be closed: the address no longer says that it is open. */
  readonly onLeave: () => void
  /** The form stays open although its visitor has gone back: the address says so again. */
  readonly onStay: () => void
  /** Where the focus goes afterwards. */
  readonly returnFocus: RefObject<HTMLElement | null>
}

interface FormModalProps extends FormAddress {
  readonly title: string
  readonly steps: { readonly counter: string; readonly progress: number } | undefined
  /** Whether leaving loses something. */
  readonly isUnsaved: boolean
  /** It has left the page, for good. */
  readonly onClosed: () => void
  readonly children: ReactNode
}

/**
 * The modal of a request form (forms and markets 2.1, 2.2). Who would lose something by closing it, by going back or by closing the
 * tab is asked, once.
 */
export const FormModal = ({
  children,
  isUnsaved,
  isWanted,
  onClosed,
  onLeave,
  onStay,
  returnFocus,
  steps,
  title,
}: FormModalProps) => {
  const [isOpen, setOpen] = useState(isWanted)
  const [isAsking, setAsking] = useState(false)
  const [hasAgreed, setAgreed] = useState(false)
  const [wasWanted, setWasWanted] = useState(isWanted)
  if (isWanted !== wasWanted) {
    setWasWanted(isWanted)
    if (isWanted) {
      setAgreed(false)
      setOpen(true)
    } else if (isOpen && isUnsaved && !hasAgreed) setAsking(true)
    else setOpen(false)
  }

  // The visitor has gone back, and is asked.
  const isHeld = isOpen && !isWanted && !hasAgreed
  const stay = useRef(onStay)
  useEffect(() => {
    stay.current = onStay
  })
  useEffect(() => {
    if (isHeld) stay.current()
  }, [isHeld])

  useEffect(() => {
    if (!isOpen || !isUnsaved) return
    const hold = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener("beforeunload", hold)
    return () => removeEventListener("beforeunload", hold)
  }, [isOpen, isUnsaved])

  const leave = () => {
    setAgreed(true)
    setAsking(false)
    setOpen(false)
    onLeave()
  }
  return (
    <Modal
      title={title}
      closeLabel={formTexts.closeModal}
      isOpen={isOpen}
      onClose={() => (isUnsaved ? setAsking(true) : leave())}
      onClosed={onClosed}
      finalFocus={returnFocus}
      beside={steps === undefined ? null : <StepProgress {...steps} />}
    >
      {children}
      <Modal title="Anfrage verlassen?" isOpen={isAsking} onClose={() => setAsking(false)} sticksToBottom>
        <div className={styles["question"]}>
          <p>Deine Anfrage ist noch nicht abgesendet. Wenn du sie verlässt, gehen deine Angaben verloren.</p>
          <div className={styles["answers"]}>
            <Button onClick={() => setAsking(false)}>Weiter ausfüllen</Button>
            <Button look="outline" onClick={leave}>
              Anfrage verlassen
            </Button>
          </div>
        </div>
      </Modal>
    </Modal>
  )
}
