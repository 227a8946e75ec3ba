import { ModalFrame, type ModalProps } from "./ModalFrame.tsx"
import styles from "./OffCanvas.module.css"

/**
 * A menu that slides in from the side in 0.2 s, above a dimmed page (storefront 2 and 9, off-canvas menu).
 * Escape, the close button or a click on the page closes it.
 */
export const OffCanvas = ({ closeLabel = "Menü schließen", ...modal }: ModalProps) => (
  <ModalFrame
    {...modal}
    closeLabel={closeLabel}
    backdropClass={styles["backdrop"] ?? ""}
    panelClass={styles["panel"] ?? ""}
  />
)
