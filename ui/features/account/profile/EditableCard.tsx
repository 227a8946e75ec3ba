import { type ReactNode, Suspense, useEffect, useRef, useState } from "react"

import { Button } from "../../../widgets/Button.tsx"
import { Icon, type IconName } from "../../../widgets/Icon.tsx"
import { Skeleton } from "../../../widgets/Skeleton.tsx"
import styles from "./EditableCard.module.css"

const edit = { text: "Ändern", icon: "pencil" } as const

interface EditableCardProps {
  readonly title: string
  /** The current data as text, shown while the form is closed. */
  readonly children: ReactNode
  /** Accessible name of the edit button, whose visible text does not name the card. */
  readonly buttonName: string
  /** Visible text and icon of the button that opens the form; `Ändern` with a pencil by default. */
  readonly action?: { readonly text: string; readonly icon: IconName }
  /** Renders the form that replaces the text while the customer edits it. */
  readonly renderForm: (close: () => void) => ReactNode
}

/**
 * A card with customer data. Its edit button replaces the text with a form and moves focus to the heading.
 * Closing the form moves focus back to the button.
 */
export const EditableCard = ({
  action = edit,
  buttonName,
  children,
  renderForm,
  title,
}: EditableCardProps) => {
  const [isOpen, setOpen] = useState(false)
  const wasOpen = useRef(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isOpen) heading.current?.focus()
    else if (wasOpen.current) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return (
    <section className={styles["card"]}>
      <div className={styles["head"]}>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {isOpen ? null : (
          <Button ref={button} look="plain" aria-label={buttonName} needsScript onClick={() => setOpen(true)}>
            <Icon name={action.icon} size={18} />
            {action.text}
          </Button>
        )}
      </div>
      {isOpen ? (
        <Suspense fallback={<Skeleton shape="block" />}>{renderForm(() => setOpen(false))}</Suspense>
      ) : (
        children
      )}
    </section>
  )
}
