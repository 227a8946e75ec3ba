import { ModalFrame, type ModalProps } from "./ModalFrame.tsx"
import styles from "./SideModal.module.css"

interface SideModalProps extends ModalProps {
  /** For content that needs more than 500 px. */
  readonly isWide?: boolean
}

/**
 * A modal that slides in from the right (forms and markets 2.5, 4.5, 9): 500 px wide, full width on small
 * windows, with a dimmed page behind it. It closes in 0.4 s. Escape or a click on the page closes it unless
 * prevented.
 */
export const SideModal = ({ closeLabel = "Modal schließen", isWide = false, ...modal }: SideModalProps) => (
  <ModalFrame
    {...modal}
    closeLabel={closeLabel}
    backdropClass={styles["backdrop"] ?? ""}
    panelClass={isWide ? `${styles["panel"]} ${styles["wide"]}` : (styles["panel"] ?? "")}
  />
)
