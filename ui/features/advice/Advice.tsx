import type { GatedService } from "@heimwerk/core/consent/services.ts"
import { type ReactNode, type RefObject, useEffect, useRef } from "react"

import { useOpened } from "../../runtime/useOpened.ts"
import { ConsentDialog } from "./ConsentDialog.tsx"
import type { followAdvice } from "./followAdvice.ts"
import { NotAvailableModal } from "./NotAvailableModal.tsx"
import type { AvatarLook } from "./ServiceAvatar.tsx"
import { ServiceFlyout } from "./ServiceFlyout.tsx"

/** What the service layer is told by the page around it. */
export interface AdviceProps {
  readonly avatar: RefObject<HTMLButtonElement | null>
  /** How often the avatar button was pressed so far. */
  readonly presses: number
  /** The experts that fit the page, from what the page says about itself (storefront 6). */
  readonly routingKey: string | undefined
  /** Asks for the consent to a service (storefront 4, consent gate). */
  readonly gate: (service: GatedService, text: string) => ReactNode
  readonly onFeedback: () => void
  readonly onLook: (look: AvatarLook) => void
  /** Its scripts did not come. */
  readonly onFail: () => void
  readonly load?: () => Promise<typeof followAdvice>
}

const loadAdvice = async () => (await import("./followAdvice.ts")).followAdvice

/** The service layer: the flyout, the dialog that asks for a consent, and the modal that no expert is there. */
export const Advice = ({
  avatar,
  gate,
  load = loadAdvice,
  onFail,
  onFeedback,
  onLook,
  presses,
  routingKey,
}: AdviceProps) => {
  const { give, hasFailed, state: shown } = useOpened(load)
  const pressed = useRef(0)
  const told = useRef({ onFail, onLook })
  useEffect(() => {
    told.current = { onFail, onLook }
  })

  useEffect(() => give((advice) => advice.routeTo(routingKey)), [give, routingKey])
  useEffect(() => {
    for (; pressed.current < presses; pressed.current++) give((advice) => advice.flyout("toggle"))
  }, [give, presses])
  useEffect(() => {
    if (hasFailed) told.current.onFail()
  }, [hasFailed])

  const isOpen = shown?.state.flyout.isOpen === true
  const isBouncing = shown?.state.isAvatarBouncing === true
  useEffect(() => told.current.onLook({ isOpen, isBouncing }), [isBouncing, isOpen])

  // What a service had in the page is gone, and the focus with it.
  const running = shown?.state.running.length ?? 0
  const before = useRef(running)
  useEffect(() => {
    if (running < before.current && document.activeElement === document.body) avatar.current?.focus()
    before.current = running
  }, [avatar, running])

  if (shown === undefined) return null
  const { consentDialog, isNotAvailableOpen } = shown.state
  return (
    <>
      <ServiceFlyout
        shown={shown}
        avatar={avatar}
        onClose={(event) => give((advice) => advice.flyout(event))}
        onChoose={(channel) => give((advice) => advice.choose(channel))}
        onFeedback={() => {
          give((advice) => advice.flyout("feedbackOpened"))
          onFeedback()
        }}
      />
      <ConsentDialog
        service={consentDialog}
        gate={gate}
        onDismiss={() => give((advice) => advice.dismissConsent)}
      />
      <NotAvailableModal
        isOpen={isNotAvailableOpen}
        avatar={avatar}
        onClose={() => give((advice) => advice.closeNotAvailable)}
        onCommunity={() => give((advice) => advice.chooseCommunity)}
      />
    </>
  )
}
