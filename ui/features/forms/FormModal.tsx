import { formTexts } from "@heimwerk/core/forms/formTexts.ts"
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useState } from "react"

import { Button } from "../../widgets/Button.tsx"
import { Modal } from "../../widgets/Modal.tsx"
import { StepProgress } from "../../widgets/StepProgress.tsx"
import styles from "./FormModal.module.css"

/** Connects a request form to the page's URL, which says whether the form is open. */
export interface FormAddress {
  readonly isWanted: boolean
  /** Removes the form from the URL. */
  readonly onLeave: () => void
  /**
   * Puts the form back into the URL after the visitor pressed the back button, because leaving must be
   * confirmed first.
   */
  readonly onStay: () => void
  /** Element that gets focus after the form has closed. */
  readonly returnFocus: RefObject<HTMLElement | null>
}

/** The visitor who fills in a request form. Needs a new form for each customer, because only the first value counts. */
export interface FormVisitor {
  /** The logged-in customer; `undefined` for a guest. */
  readonly csId: string | undefined
}

interface FormModalProps extends FormAddress {
  readonly title: string
  readonly steps: { readonly counter: string; readonly progress: number } | undefined
  /** Whether the form contains answers that are lost if the form is closed. */
  readonly isUnsaved: boolean
  /** Called after the closing animation. */
  readonly onClosed: () => void
  readonly children: ReactNode
}

/**
 * The modal of a request form (forms and markets 2.1, 2.2). While the form contains unsaved answers, the
 * close button, the back button and closing the tab ask for confirmation first.
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

  // Whether the visitor pressed the back button and the modal asks for confirmation.
  const isHeld = isOpen && !isWanted && !hasAgreed
  const stay = useEffectEvent(onStay)
  useEffect(() => {
    if (isHeld) stay()
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
