import type { WishlistLine } from "@heimwerk/core/wishlist/Wishlist.ts"

import { Button } from "../../widgets/Button.tsx"
import { Icon } from "../../widgets/Icon.tsx"
import { focusBeside } from "./focusBeside.ts"
import type { LineParts } from "./LineParts.ts"
import { useLeave } from "./useLeave.ts"
import styles from "./WishlistLineItem.module.css"

interface LineActionsProps {
  readonly line: WishlistLine
  readonly parts: Pick<LineParts, "delivery" | "otherwise" | "quantity">
}

/**
 * The quantity of a line, and the buttons to remove it or move it to the basket (storefront 4, wishlist
 * actions).
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
          <span className="visually-hidden">: {name}</span>
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
          <span className="visually-hidden">: {name}</span>
        </Button>
      )}
    </div>
  )
}
