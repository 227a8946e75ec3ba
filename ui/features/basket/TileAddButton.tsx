import { deliveriesFor } from "@heimwerk/core/basket/deliveriesFor.ts"
import { offlineChange } from "@heimwerk/core/navigation/offlineChange.ts"
import type { Product } from "@heimwerk/core/product/Product.ts"
import { toQuantity } from "@heimwerk/core/values/toQuantity.ts"

import { Icon } from "../../widgets/Icon.tsx"
import { addForm } from "./addForm.ts"
import styles from "./TileAddButton.module.css"
import { isShownAsAdded, useAdd } from "./useAdd.ts"

/**
 * Adds one piece of a tile's article to the basket. Renders nothing for an unavailable article. Without
 * JavaScript, the button submits one of the forms that the server adds to the document (`tileForms`): one
 * form for each delivery type, with the delivery type as its id.
 */
export const TileAddButton = ({ product }: { readonly product: Product }) => {
  const { add, state } = useAdd(product.name)
  const [deliveryType] = deliveriesFor(product.availability)
  if (deliveryType === undefined || product.price.isBlur) return null
  const isBusy = state.kind === "adding"
  return (
    <>
      <button
        type="submit"
        form={deliveryType}
        name={addForm.article}
        value={product.articleId}
        className={styles["button"]}
        data-no-runtime=""
        aria-disabled={isBusy || undefined}
        onClick={(event) => {
          event.preventDefault()
          if (!isBusy) void add({ articleId: product.articleId, quantity: toQuantity(1), deliveryType })
        }}
      >
        <Icon name={isShownAsAdded(state) ? "check" : "basket"} />
        <span className="visually-hidden">{`${product.name} in den Warenkorb`}</span>
      </button>
      {state.kind === "failed" ? (
        <p className={`${styles["message"]} ${styles["error"]}`} role="alert">
          {state.message}
        </p>
      ) : null}
      {state.kind === "waiting" ? <p className={styles["message"]}>{offlineChange}</p> : null}
    </>
  )
}
