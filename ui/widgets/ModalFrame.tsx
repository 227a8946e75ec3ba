import { Dialog } from "@base-ui/react/dialog"
import { type ReactNode, type RefObject, useState } from "react"

import { Icon } from "./Icon.tsx"
import closing from "./CloseButton.module.css"
import styles from "./ModalFrame.module.css"

/** What every modal can be told (forms and markets 2.5). */
export interface ModalProps {
  readonly title: string
  /** The visitor closed it. Without `isOpen` it is said when the modal has left the page. */
  readonly onClose: () => void
  /** It has left the page, however it was closed. */
  readonly onClosed?: () => void
  /** Without it, it is open until it is closed: a page that shows it only while it is wanted needs no state of its own. */
  readonly isOpen?: boolean
  readonly closeLabel?: string
  /** Where the focus goes afterwards; else to what had it before. */
  readonly finalFocus?: RefObject<HTMLElement | null> | (() => HTMLElement | null)
  /** Escape and a click beside it do not close it: the visitor would lose something. Its button still does. */
  readonly preventClose?: boolean
  /** Stands in the head beside the title, for example how far the visitor has come. */
  readonly beside?: ReactNode
  readonly children: ReactNode
}

interface ModalFrameProps extends ModalProps {
  readonly closeLabel: string
  readonly backdropClass: string
  readonly panelClass: string
}

/** The dialog of both kinds of modals: its head with a round close button, the dimmed page, the focus kept in it. */
export const ModalFrame = ({
  backdropClass,
  beside,
  children,
  closeLabel,
  finalFocus,
  isOpen,
  onClose,
  onClosed,
  panelClass,
  preventClose = false,
  title,
}: ModalFrameProps) => {
  const [isWanted, setWanted] = useState(true)
  const close = () => (isOpen === undefined ? setWanted(false) : onClose())
  return (
    <Dialog.Root
      open={isOpen ?? isWanted}
      disablePointerDismissal={preventClose}
      onOpenChange={(opens, { reason }) => {
        if (!opens && !(preventClose && reason === "escape-key")) close()
      }}
      onOpenChangeComplete={(opens) => {
        if (opens) return
        if (isOpen === undefined) onClose()
        onClosed?.()
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className={`${styles["backdrop"]} ${backdropClass}`} />
        <Dialog.Popup
          className={`${styles["panel"]} ${panelClass}`}
          {...(finalFocus === undefined ? {} : { finalFocus })}
        >
          <header className={styles["head"]}>
            <Dialog.Title className={styles["title"] ?? ""}>{title}</Dialog.Title>
            {beside}
            <Dialog.Close className={closing["close"] ?? ""} aria-label={closeLabel}>
              <Icon name="close" size={20} />
            </Dialog.Close>
          </header>
          <div className={styles["content"]}>{children}</div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
