import { Dialog } from "@base-ui/react/dialog"
import type { ReactNode, RefObject } from "react"

import { Icon } from "./Icon.tsx"
import styles from "./SideModal.module.css"

interface SideModalProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly title: string
  readonly children: ReactNode
  /** Escape and a click beside it do not close it: the visitor would lose something. */
  readonly isHeld?: boolean
  /** Where the focus goes afterwards; else to what had it before. */
  readonly returnFocus?: RefObject<HTMLElement | null>
  /** For content beside which 500 px are too narrow. */
  readonly isWide?: boolean
}

/**
 * A modal that slides in from the right (forms and markets 2.5, 4.5, 9): 500 px wide, the whole width of small windows, with a
 * dimmed page behind it. Escape or a click on the page closes it.
 */
export const SideModal = ({
  children,
  isHeld = false,
  isOpen,
  isWide = false,
  onClose,
  returnFocus,
  title,
}: SideModalProps) => (
  <Dialog.Root
    open={isOpen}
    disablePointerDismissal={isHeld}
    onOpenChange={(opens, { reason }) => {
      if (!opens && !(isHeld && reason === "escape-key")) onClose()
    }}
  >
    <Dialog.Portal>
      <Dialog.Backdrop className={styles["backdrop"] ?? ""} />
      <Dialog.Popup
        className={isWide ? `${styles["panel"]} ${styles["wide"]}` : (styles["panel"] ?? "")}
        {...(returnFocus === undefined ? {} : { finalFocus: returnFocus })}
      >
        <header className={styles["head"]}>
          <Dialog.Title className={styles["title"] ?? ""}>{title}</Dialog.Title>
          <Dialog.Close className={styles["close"] ?? ""} aria-label="Modal schließen">
            <Icon name="close" size={20} />
          </Dialog.Close>
        </header>
        <div className={styles["content"]}>{children}</div>
      </Dialog.Popup>
    </Dialog.Portal>
  </Dialog.Root>
)
