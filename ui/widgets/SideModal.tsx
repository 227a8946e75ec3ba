import { ModalFrame, type ModalProps } from "./ModalFrame.tsx"
import styles from "./SideModal.module.css"

interface SideModalProps extends ModalProps {
  /** Whether the modal is 860 px wide instead of 500 px, for large content. */
  readonly isWide?: boolean
}

/**
 * A modal that slides in from the right (forms and markets 2.5, 4.5, 9): 500 px wide, full width on small
 * windows, above a dimmed page. Escape, the close button or a click on the page closes it, with an animation
 * of 0.4 s.
 */
export const SideModal = ({ closeLabel = "Modal schließen", isWide = false, ...modal }: SideModalProps) => (
  <ModalFrame
    {...modal}
    closeLabel={closeLabel}
    backdropClass={styles["backdrop"] ?? ""}
    panelClass={isWide ? `${styles["panel"]} ${styles["wide"]}` : (styles["panel"] ?? "")}
  />
)
