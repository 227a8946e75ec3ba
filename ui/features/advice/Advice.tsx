import { serviceDialogTexts } from "@heimwerk/core/consent/serviceDialogTexts.ts"
import type { GatedService } from "@heimwerk/core/consent/services.ts"
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react"

import { NotAvailableModal } from "./NotAvailableModal.tsx"
import type { AvatarLook } from "./ServiceAvatar.tsx"
import { ServiceFlyout } from "./ServiceFlyout.tsx"
import type { AdviceServices } from "./openAdvice.ts"
import { componentService } from "../../runtime/componentService.ts"
import { Modal } from "../../widgets/Modal.tsx"
import { takeFocus } from "../../widgets/takeFocus.ts"

interface ConsentDialogProps extends Pick<AdviceProps, "gate"> {
  /** The service that needs consent; with `undefined` the dialog is closed. */
  readonly service: GatedService | undefined
  readonly onDismiss: () => void
}

/**
 * Asks for consent to the third-party service of an advice channel (storefront 4, service flyout). Closes
 * when consent is given.
 */
const ConsentDialog = ({ gate, onDismiss, service }: ConsentDialogProps) => {
  const [shown, setShown] = useState(service)
  // Keeps the texts of the consent dialog during its closing animation.
  if (service !== undefined && service !== shown) setShown(service)
  const texts = shown === undefined ? undefined : serviceDialogTexts[shown]
  if (shown === undefined || texts === undefined) return null
  return (
    <Modal title={texts.title} isOpen={service !== undefined} onClose={onDismiss} sticksToBottom>
      {gate(shown, texts.text)}
    </Modal>
  )
}

export interface AdviceProps {
  readonly avatar: RefObject<HTMLButtonElement | null>
  /** Number of clicks on the avatar button so far. */
  readonly presses: number
  /**
   * Key that routes a video call to experts for the page's topic, from the page's metadata (storefront 6).
   */
  readonly routingKey: string | undefined
  /** Renders the consent gate of a service (storefront 4, consent gate). */
  readonly gate: (service: GatedService, text: string) => ReactNode
  readonly onFeedback: () => void
  readonly onLook: (look: AvatarLook) => void
  /** Called when the script of the service flyout fails to load. */
  readonly onFail: () => void
  /** Third-party services for tests; default: the services in the page's settings. */
  readonly services?: AdviceServices
}

const useAdvice = componentService(async () => {
  const { openAdvice } = await import("./openAdvice.ts")
  return (services: AdviceServices | undefined) => openAdvice(services)
})

/** The service flyout, its consent dialog, and the modal for unavailable experts. */
export const Advice = ({
  avatar,
  gate,
  onFail,
  onFeedback,
  onLook,
  presses,
  routingKey,
  services,
}: AdviceProps) => {
  const { dispatch, hasFailed, state: shown } = useAdvice(services)
  const pressed = useRef(0)
  const latest = useRef({ onFail, onLook })
  useEffect(() => {
    latest.current = { onFail, onLook }
  })

  useEffect(() => dispatch((advice) => advice.routeTo(routingKey)), [dispatch, routingKey])
  useEffect(() => {
    for (; pressed.current < presses; pressed.current++) dispatch((advice) => advice.flyout("toggle"))
  }, [dispatch, presses])
  useEffect(() => {
    if (hasFailed) latest.current.onFail()
  }, [hasFailed])

  const isOpen = shown?.state.flyout.isOpen === true
  const isBouncing = shown?.state.isAvatarBouncing === true
  const running = shown?.state.running.length ?? 0
  const isBusy = running > 0
  useEffect(() => latest.current.onLook({ isOpen, isBouncing, isBusy }), [isBouncing, isBusy, isOpen])

  // When a conversation ends, its element is removed.
  const before = useRef(running)
  useEffect(() => {
    if (running < before.current) takeFocus(avatar.current)
    before.current = running
  }, [avatar, running])

  if (shown === undefined) return null
  const { consentDialog, isNotAvailableOpen } = shown.state
  return (
    <>
      <ServiceFlyout
        shown={shown}
        avatar={avatar}
        onEvent={(event) => dispatch((advice) => advice.flyout(event))}
        onChoose={(channel) => dispatch((advice) => advice.choose(channel))}
        onFeedback={() => {
          dispatch((advice) => advice.flyout("close"))
          onFeedback()
        }}
      />
      <ConsentDialog
        service={consentDialog}
        gate={gate}
        onDismiss={() => dispatch((advice) => advice.dismissConsent)}
      />
      <NotAvailableModal
        isOpen={isNotAvailableOpen}
        avatar={avatar}
        onClose={() => dispatch((advice) => advice.closeNotAvailable)}
        onCommunity={() => dispatch((advice) => advice.chooseCommunity)}
      />
    </>
  )
}
