import type { Ref } from "react"

import { Button } from "../../widgets/Button.tsx"
import { Icon } from "../../widgets/Icon.tsx"
import styles from "./InUse.module.css"

interface InUseProps {
  readonly name: string
  readonly value: string
  readonly isPending?: boolean
  readonly button?: Ref<HTMLButtonElement>
  /** Removes it; missing for the customer's own card, which always applies. */
  readonly onRemove?: () => void
}

/** An applied voucher, card or coupon with a remove button. */
export const InUse = ({ button = null, isPending = false, name, onRemove, value }: InUseProps) => (
  <div className={styles["inUse"]}>
    <Icon name="check" size={20} />
    <p>
      <span className={styles["name"]}>{name}</span> <span>{value}</span>
    </p>
    {onRemove === undefined ? null : (
      <Button look="plain" ref={button} busy={isPending} onClick={onRemove}>
        Entfernen
        <span className="visually-hidden">{`: ${name} ${value}`}</span>
      </Button>
    )}
  </div>
)
