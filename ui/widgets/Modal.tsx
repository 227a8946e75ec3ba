import styles from "./Modal.module.css"
import { ModalFrame, type ModalProps } from "./ModalFrame.tsx"

interface CentredModalProps extends ModalProps {
  /** On small windows, aligns to the bottom with the height of its content instead of filling the window. */
  readonly sticksToBottom?: boolean
}

/**
 * A centred modal (forms and markets 2.5, 4.5, 9): 750 px wide, full width on small windows, with a dimmed
 * page behind it. It closes in 0.3 s, by Escape, by its button, or by a click on the page.
 */
export const Modal = ({ closeLabel = "Schließen", sticksToBottom = false, ...modal }: CentredModalProps) => (
  <ModalFrame
    {...modal}
    closeLabel={closeLabel}
    backdropClass={styles["backdrop"] ?? ""}
    panelClass={`${styles["panel"]} ${styles[sticksToBottom ? "bottom" : "full"]}`}
  />
)
