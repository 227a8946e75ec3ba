import { Dialog } from "@base-ui/react/dialog"
import type { AdviceChannel } from "@heimwerk/core/advice/channels.ts"
import { flyoutErrorText, flyoutTitle } from "@heimwerk/core/advice/flyout.ts"
import { flyoutTexts } from "@heimwerk/core/advice/texts.ts"
import { type RefObject, useCallback, useRef } from "react"

import { Button } from "../../widgets/Button.tsx"
import closing from "../../widgets/CloseButton.module.css"
import { standsAbove } from "../../widgets/coveredBottom.ts"
import { Icon } from "../../widgets/Icon.tsx"
import { Notice } from "../../widgets/Notice.tsx"
import { ChannelEntry } from "./ChannelEntry.tsx"
import type { ShownAdvice } from "./openAdvice.ts"
import styles from "./ServiceFlyout.module.css"

interface ServiceFlyoutProps {
  readonly shown: ShownAdvice
  readonly avatar: RefObject<HTMLButtonElement | null>
  readonly onEvent: (event: "close" | "retried") => void
  readonly onChoose: (channel: AdviceChannel) => void
  readonly onFeedback: () => void
}

/**
 * The service flyout (storefront 2 and 4). It is not modal: the page stays usable. The close button, the
 * avatar button and Escape close it. If a dialog is above it, Escape closes that dialog first.
 */
export const ServiceFlyout = ({ avatar, onChoose, onEvent, onFeedback, shown }: ServiceFlyoutProps) => {
  const { channels, state } = shown
  const { flyout } = state
  const popup = useRef<HTMLDivElement>(null)
  const place = useCallback((element: HTMLDivElement | null) => {
    popup.current = element
    return standsAbove(element)
  }, [])
  const isCovered = state.consentDialog !== undefined || state.isNotAvailableOpen

  /**
   * Returns the element that gets focus when the flyout closes: the avatar button. If focus is already
   * outside the flyout, for example in a conversation, returns `false`: focus then does not move.
   */
  const finalFocus = () => {
    const focused = document.activeElement
    const isElsewhere = focused !== null && focused !== document.body && !popup.current?.contains(focused)
    return isElsewhere ? false : avatar.current
  }
  return (
    <Dialog.Root
      open={flyout.isOpen}
      modal={false}
      disablePointerDismissal
      onOpenChange={(opens, { reason }) => {
        if (opens || isCovered) return
        if (reason === "escape-key" || reason === "close-press") onEvent("close")
      }}
    >
      <Dialog.Portal>
        <Dialog.Popup ref={place} className={styles["flyout"] ?? ""} finalFocus={finalFocus}>
          <div className={styles["head"]}>
            <Dialog.Title className={styles["title"] ?? ""}>{flyoutTitle(flyout)}</Dialog.Title>
            <Dialog.Close className={closing["close"] ?? ""} aria-label="Schließen">
              <Icon name="close" size={20} />
            </Dialog.Close>
          </div>
          {flyout.hasError ? (
            <div className={styles["error"]}>
              <Notice kind="error">{flyoutErrorText}</Notice>
              <Button look="outline" wide onClick={() => onEvent("retried")}>
                {flyoutTexts.retry}
              </Button>
            </div>
          ) : (
            <ul className={styles["channels"]}>
              {channels.map((channel) => (
                <li key={channel}>
                  <ChannelEntry channel={channel} state={state} onChoose={() => onChoose(channel)} />
                </li>
              ))}
            </ul>
          )}
          <button type="button" className={styles["feedback"]} onClick={onFeedback}>
            <Icon name="mail" size={20} />
            <span>
              {flyoutTexts.feedbackText} <strong>{flyoutTexts.feedback}</strong>
            </span>
            <Icon name="chevron-right" size={18} />
          </button>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
