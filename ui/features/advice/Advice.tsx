import type { GatedService } from "@heimwerk/core/consent/services.ts"
import { type ReactNode, type RefObject, useEffect, useRef } from "react"

import { useOpened } from "../../runtime/useOpened.ts"
import { ConsentDialog } from "./ConsentDialog.tsx"
import type { followAdvice } from "./followAdvice.ts"
import { NotAvailableModal } from "./NotAvailableModal.tsx"
import type { AvatarLook } from "./ServiceAvatar.tsx"
import { ServiceFlyout } from "./ServiceFlyout.tsx"

export interface AdviceProps {
  readonly avatar: RefObject<HTMLButtonElement | null>
  /** Number of presses of the avatar so far. */
  readonly presses: number
  /** Routing key of the page's experts, from its metadata (storefront 6). */
  readonly routingKey: string | undefined
  /** Renders the consent gate of a service (storefront 4, consent gate). */
  readonly gate: (service: GatedService, text: string) => ReactNode
  readonly onFeedback: () => void
  readonly onLook: (look: AvatarLook) => void
  /** Called when its scripts fail to load. */
  readonly onFail: () => void
  readonly load?: () => Promise<typeof followAdvice>
}

const loadAdvice = async () => (await import("./followAdvice.ts")).followAdvice

/** The service layer: flyout, consent dialog, and the modal for unavailable experts. */
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

  // When a conversation ends, its element is removed and focus is lost; then focus moves to the avatar.
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
