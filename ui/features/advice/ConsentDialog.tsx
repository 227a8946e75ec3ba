import { consentDialogTexts } from "@heimwerk/core/advice/texts.ts"
import type { GatedService } from "@heimwerk/core/consent/services.ts"
import { useState } from "react"

import { Modal } from "../../widgets/Modal.tsx"
import type { AdviceProps } from "./Advice.tsx"

interface ConsentDialogProps extends Pick<AdviceProps, "gate"> {
  /** The service that needs consent; `undefined` closes the dialog. */
  readonly service: GatedService | undefined
  readonly onDismiss: () => void
}

/**
 * The data-protection dialog of a channel (storefront 4, service flyout). It closes when consent is given.
 */
export const ConsentDialog = ({ gate, onDismiss, service }: ConsentDialogProps) => {
  const [shown, setShown] = useState(service)
  // Keeps the texts during the closing animation.
  if (service !== undefined && service !== shown) setShown(service)
  const texts = shown === undefined ? undefined : consentDialogTexts[shown]
  if (shown === undefined || texts === undefined) return null
  return (
    <Modal title={texts.title} isOpen={service !== undefined} onClose={onDismiss} sticksToBottom>
      {gate(shown, texts.text)}
    </Modal>
  )
}
