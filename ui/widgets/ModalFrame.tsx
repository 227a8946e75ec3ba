import { Dialog } from "@base-ui/react/dialog"
import { type ReactNode, type RefObject, useEffectEvent, useLayoutEffect, useState } from "react"
import { useLocation } from "react-router-dom"

import { Icon } from "./Icon.tsx"
import closing from "./CloseButton.module.css"
import styles from "./ModalFrame.module.css"

/** Props of all modals (forms and markets 2.5). */
export interface ModalProps {
  readonly title: string
  /**
   * Called when the visitor closes the modal. Without the prop `isOpen`, it is called after the closing
   * animation.
   */
  readonly onClose: () => void
  /** Called after the closing animation, however the modal was closed. */
  readonly onClosed?: () => void
  /**
   * Whether the modal is open. Without this prop, the modal is open from mount until the visitor closes it,
   * so a page that mounts it on demand needs no state.
   */
  readonly isOpen?: boolean
  readonly closeLabel?: string
  /** Element that gets focus after the modal closes; default: the element that had focus before. */
  readonly finalFocus?: RefObject<HTMLElement | null> | (() => HTMLElement | null)
  /**
   * Whether Escape and a click outside are ignored, so that input is not lost. The close button still works.
   */
  readonly preventClose?: boolean
  /** Content beside the title, for example the progress of a form. */
  readonly beside?: ReactNode
  readonly children: ReactNode
}

interface ModalFrameProps extends ModalProps {
  readonly closeLabel: string
  readonly backdropClass: string
  readonly panelClass: string
}

/**
 * Whether the visitor has opened another page since the modal opened, for example with the back button. An open modal of
 * the layout is then closed. A layout effect closes it in the task that shows the page, which is hidden from screen
 * readers while the modal is open.
 */
const useLeftPage = (isShown: boolean, close: () => void): boolean => {
  const { pathname } = useLocation()
  const [opening, setOpening] = useState({ isShown, pathname })
  if (isShown !== opening.isShown) setOpening({ isShown, pathname: isShown ? pathname : opening.pathname })
  const hasLeft = pathname !== opening.pathname
  const closeNow = useEffectEvent(close)
  useLayoutEffect(() => {
    if (hasLeft && isShown) closeNow()
  }, [hasLeft, isShown])
  return hasLeft
}

/**
 * The dialog shared by all kinds of modals: title bar with a round close button, dimmed page, focus trap. It closes when
 * the visitor opens another page, which then keeps the focus.
 */
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
  const isShown = isOpen ?? isWanted
  const close = () => (isOpen === undefined ? setWanted(false) : onClose())
  const hasLeft = useLeftPage(isShown, close)
  const nextFocus = hasLeft ? false : finalFocus
  return (
    <Dialog.Root
      open={isShown}
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
          {...(nextFocus === undefined ? {} : { finalFocus: nextFocus })}
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
