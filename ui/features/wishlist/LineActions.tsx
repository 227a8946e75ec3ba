import type { WishlistLine } from "@heimwerk/core/wishlist/Wishlist.ts"

import type { LineParts } from "./LineParts.ts"
import styles from "./WishlistLineItem.module.css"
import { useLeave } from "./useLeave.ts"
import { Button } from "../../widgets/Button.tsx"
import { Icon } from "../../widgets/Icon.tsx"

/**
 * Focuses the next wishlist line, the previous one, or the main content. Used by buttons that are removed
 * together with their line.
 */
const focusBeside = (element: Element): void => {
  const line = element.closest("li")
  const beside = line?.nextElementSibling ?? line?.previousElementSibling
  const target = beside?.querySelector("a") ?? document.getElementById("inhalt")
  target?.focus({ preventScroll: true })
}

interface LineActionsProps {
  readonly line: WishlistLine
  readonly parts: Pick<LineParts, "delivery" | "otherwise" | "quantity">
}

/**
 * The quantity of a wishlist line, and the buttons to remove the line or move it to the basket (storefront
 * 4, wishlist actions).
 */
export const LineActions = ({ line, parts }: LineActionsProps) => {
  const { delivery, otherwise, quantity } = parts
  const { moveToBasket, takeOff } = useLeave(line)
  const { name } = line.product
  return (
    <div className={styles["ways"]}>
      <div className={styles["how"]}>
        {quantity}
        <button
          type="button"
          className={styles["remove"]}
          onClick={({ currentTarget }) => {
            focusBeside(currentTarget)
            void takeOff()
          }}
        >
          <Icon name="trash" size={20} />
          Entfernen
          <span className="visually-hidden">{`: ${name}`}</span>
        </button>
      </div>
      {delivery === undefined ? (
        otherwise
      ) : (
        <Button
          wide
          onClick={({ currentTarget }) => {
            focusBeside(currentTarget)
            void moveToBasket(delivery)
          }}
        >
          <Icon name="basket" />
          In den Warenkorb
          <span className="visually-hidden">{`: ${name}`}</span>
        </Button>
      )}
    </div>
  )
}
