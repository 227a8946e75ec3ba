import styles from "./Modal.module.css"
import { ModalFrame, type ModalProps } from "./ModalFrame.tsx"

interface CentredModalProps extends ModalProps {
  /** On small windows it stands at their bottom, as high as its content, instead of filling them. */
  readonly sticksToBottom?: boolean
}

/**
 * A modal in the middle of the page (forms and markets 2.5, 4.5, 9): 750 px wide, the whole width of small windows, with a
 * dimmed page behind it, gone 0.3 s after it is closed. Escape, a click on the page or its button closes it.
 */
export const Modal = ({ closeLabel = "Schließen", sticksToBottom = false, ...modal }: CentredModalProps) => (
  <ModalFrame
    {...modal}
    closeLabel={closeLabel}
    backdropClass={styles["backdrop"] ?? ""}
    panelClass={`${styles["panel"]} ${styles[sticksToBottom ? "bottom" : "full"]}`}
  />
)
