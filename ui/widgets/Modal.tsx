import styles from "./Modal.module.css"
import { ModalFrame, type ModalProps } from "./ModalFrame.tsx"

interface CentredModalProps extends ModalProps {
  /**
   * Whether the modal on small windows is at the bottom and as high as its content, instead of filling the
   * window.
   */
  readonly sticksToBottom?: boolean
}

/**
 * A centred modal (forms and markets 2.5, 4.5, 9): 750 px wide, full width on small windows, above a dimmed
 * page. Escape, the close button or a click on the page closes it, with an animation of 0.3 s.
 */
export const Modal = ({ closeLabel = "Schließen", sticksToBottom = false, ...modal }: CentredModalProps) => (
  <ModalFrame
    {...modal}
    closeLabel={closeLabel}
    backdropClass={styles["backdrop"] ?? ""}
    panelClass={`${styles["panel"]} ${styles[sticksToBottom ? "bottom" : "full"]}`}
  />
)
