import { offlineChange } from "@heimwerk/core/navigation/offlineChange.ts"
import type { ProductDetail } from "@heimwerk/core/product/Product.ts"
import { useEffect, useState } from "react"
import { createPortal } from "react-dom"

import { addForm } from "../../features/basket/addForm.ts"
import { type AddState, isShownAsAdded } from "../../features/basket/useAdd.ts"
import { PriceBlock } from "../../features/price/PriceBlock.tsx"
import { paths } from "../../paths.ts"
import { Button } from "../../widgets/Button.tsx"
import { Icon } from "../../widgets/Icon.tsx"
import { Link } from "../../widgets/Link.tsx"
import styles from "./BuyBar.module.css"
import { buyBarId } from "./buyBarId.ts"

/** Returns whether the add-to-basket button of the buy box is outside of the window. */
const useIsOutOfView = () => {
  const [isOut, setOut] = useState(false)
  useEffect(() => {
    const button = document.getElementById(addForm.button)
    if (button === null) return
    const observer = new IntersectionObserver((entries) => setOut(entries.at(-1)?.isIntersecting === false))
    observer.observe(button)
    return () => observer.disconnect()
  }, [])
  return isOut
}

interface BuyBarProps {
  readonly product: ProductDetail
  /** State of the buy box's last click. */
  readonly state: AddState
}

const Message = ({ state }: Pick<BuyBarProps, "state">) => {
  if (state.kind === "failed") return <p className={styles["failed"]}>{state.message}</p>
  if (!isShownAsAdded(state)) return null
  if (state.kind === "waiting") {
    return (
      <p className={styles["added"]}>
        <Icon name="info" size={20} />
        <span>{offlineChange}</span>
      </p>
    )
  }
  return (
    <p className={styles["added"]}>
      <Icon name="check" size={20} />
      <span>
        Liegt im Warenkorb. <Link to={paths.basket}>Zum Warenkorb</Link>
      </span>
    </p>
  )
}

/**
 * The price and the add-to-basket button at the bottom of a telephone's window while the buy box's own button
 * is out of view. The button submits the buy box's form, with its quantity and delivery type.
 */
export const BuyBar = ({ product, state }: BuyBarProps) => {
  const isShown = useIsOutOfView()
  const place = document.getElementById(buyBarId)
  return place === null
    ? null
    : createPortal(
        <div className={styles["bar"]} data-shown={isShown || undefined} data-no-runtime="">
          <Message state={state} />
          <div className={styles["price"]}>
            <PriceBlock price={product.price} size="bar" />
          </div>
          <div className={styles["submit"]}>
            <Button type="submit" form={addForm.id} wide busy={state.kind === "adding"}>
              <Icon name="basket" />
              In den Warenkorb
            </Button>
          </div>
        </div>,
        place,
      )
}
