import styles from "./Modal.module.css"
import { ModalFrame, type ModalProps } from "./ModalFrame.tsx"

interface CentredModalProps extends ModalProps {
  /**
   * Whether the modal is as high as its content and at the bottom of small windows, instead of filling them.
   */
  readonly sticksToBottom?: boolean
}

/**
 * A centred modal (forms and markets 2.5, 4.5, 9): 750 px wide, full width on small windows, above a dimmed
 * page. Escape, its close button or a click on the page closes it, with an animation of 0.3 s.
 */
export const Modal = ({ closeLabel = "Schließen", sticksToBottom = false, ...modal }: CentredModalProps) => (
  <ModalFrame
    {...modal}
    closeLabel={closeLabel}
    backdropClass={styles["backdrop"] ?? ""}
    panelClass={`${styles["panel"]} ${styles[sticksToBottom ? "bottom" : "full"]}`}
  />
)
