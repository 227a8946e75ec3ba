import { ModalFrame, type ModalProps } from "./ModalFrame.tsx"
import styles from "./SideModal.module.css"

interface SideModalProps extends ModalProps {
  /** For content beside which 500 px are too narrow. */
  readonly isWide?: boolean
}

/**
 * A modal that slides in from the right (forms and markets 2.5, 4.5, 9): 500 px wide, the whole width of small windows, with a
 * dimmed page behind it, gone 0.4 s after it is closed. Escape or a click on the page closes it unless that is prevented.
 */
export const SideModal = ({ closeLabel = "Modal schließen", isWide = false, ...modal }: SideModalProps) => (
  <ModalFrame
    {...modal}
    closeLabel={closeLabel}
    backdropClass={styles["backdrop"] ?? ""}
    panelClass={isWide ? `${styles["panel"]} ${styles["wide"]}` : (styles["panel"] ?? "")}
  />
)
