import { availabilityLabel, notAvailableModal } from "@heimwerk/core/advice/availability.ts"
import { adviceHoursText } from "@heimwerk/core/advice/businessHours.ts"
import type { RefObject } from "react"

import { Button } from "../../widgets/Button.tsx"
import { Icon } from "../../widgets/Icon.tsx"
import { Link } from "../../widgets/Link.tsx"
import { Modal } from "../../widgets/Modal.tsx"
import styles from "./NotAvailableModal.module.css"

interface NotAvailableModalProps {
  readonly isOpen: boolean
  readonly avatar: RefObject<HTMLButtonElement | null>
  readonly onClose: () => void
  readonly onCommunity: () => void
}

/**
 * Modal for a video call when no expert is free (storefront 2). It shows the advice hours and offers
 * alternatives.
 */
export const NotAvailableModal = ({ avatar, isOpen, onClose, onCommunity }: NotAvailableModalProps) => (
  <Modal title={notAvailableModal.title} isOpen={isOpen} onClose={onClose} finalFocus={avatar} sticksToBottom>
    <div className={styles["content"]}>
      <p>{notAvailableModal.text}</p>
      <ul className={styles["legend"]}>
        {(["unavailable", "available"] as const).map((availability) => (
          <li key={availability} data-availability={availability}>
            {availabilityLabel(availability)}
          </li>
        ))}
      </ul>
      <p className={styles["hours"]}>
        <Icon name="clock" size={20} />
        {adviceHoursText}
      </p>
      <div className={styles["ways"]}>
        <Button onClick={onCommunity}>{notAvailableModal.button}</Button>
        <Link to={notAvailableModal.contactPath} onClick={onClose}>
          {notAvailableModal.contact}
        </Link>
      </div>
    </div>
  </Modal>
)
