import type { DeliveryType } from "@heimwerk/core/basket/Basket.ts"
import { deliveriesFor } from "@heimwerk/core/basket/deliveriesFor.ts"
import type { ProductDetail } from "@heimwerk/core/product/Product.ts"
import { unitPlural } from "@heimwerk/core/product/salesUnit.ts"
import { offlineChange } from "@heimwerk/core/navigation/offlineChange.ts"
import { pieces } from "@heimwerk/core/quantity/pieces.ts"
import { toQuantity } from "@heimwerk/core/values/toQuantity.ts"
import { type FormEvent, type ReactNode, useState } from "react"

import { paths } from "../../paths.ts"
import { useQuantity } from "../../runtime/useQuantity.ts"
import { Button } from "../../widgets/Button.tsx"
import { Icon } from "../../widgets/Icon.tsx"
import { Link } from "../../widgets/Link.tsx"
import { Notice } from "../../widgets/Notice.tsx"
import { useAnnounce } from "../../widgets/Announcer.tsx"
import { QuantityInput } from "../../widgets/QuantityInput.tsx"
import { addForm } from "./addForm.ts"
import styles from "./BuyBox.module.css"
import { type AddState, isShownAsAdded, useAdd } from "./useAdd.ts"

interface BuyBoxProps {
  readonly product: ProductDetail
  readonly marketName: string | undefined
  /** Availability texts of the two delivery types, rendered by the product feature. */
  readonly shipping: ReactNode
  readonly pickup: ReactNode
  /** Link that opens the store finder, which belongs to another feature. */
  readonly marketLink: ReactNode
  /** Renders the bar that repeats the button while the button is out of view. */
  readonly renderBar?: (state: AddState) => ReactNode
}

const quantityId = "menge"

const names: Readonly<Record<DeliveryType, string>> = {
  homeDelivery: "Nach Hause liefern",
  marketPickup: "Im Markt abholen",
}

const unavailable = (marketName: string | undefined) =>
  marketName === undefined
    ? "Diesen Artikel verschicken wir nicht. Wähle einen Markt, um ihn dort abzuholen."
    : "Dieser Artikel ist gerade nicht verfügbar. Vielleicht hat ihn ein anderer Markt."

/** Delivery type, quantity and the add-to-basket button of an article. */
export const BuyBox = ({ marketLink, marketName, pickup, product, renderBar, shipping }: BuyBoxProps) => {
  const possible = deliveriesFor(product.availability)
  const [chosen, setDelivery] = useState<DeliveryType | undefined>(undefined)
  const [wanted, setWanted] = useState(1)
  const announce = useAnnounce()
  const { message, settle, step, type, ...field } = useQuantity(wanted, pieces(product.unit), (quantity) => {
    setWanted(quantity)
    announce(`Menge: ${quantity}`)
  })
  const { add, state } = useAdd(product.name)
  // Uses the first possible delivery type if the visitor has selected none, or if the selected type is no
  // longer possible.
  const delivery = chosen !== undefined && possible.includes(chosen) ? chosen : possible[0]

  const isBuyable = delivery !== undefined && !product.price.isBlur

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const typed = settle()
    // If the field has just corrected the quantity, this click only shows the correction. The next click adds
    // the article. An invalid quantity is never added.
    if (typed.message !== message || typed.text !== String(typed.reported))
      return document.getElementById(quantityId)?.focus()
    const quantity = toQuantity(typed.reported)
    if (delivery !== undefined) void add({ articleId: product.articleId, quantity, deliveryType: delivery })
  }

  const option = (type: DeliveryType, line: ReactNode) => (
    <label className={styles["option"]} data-off={!possible.includes(type) || undefined}>
      <input
        type="radio"
        name={addForm.delivery}
        value={type}
        // Browsers select a delivery type again after the back button, before hydration.
        ref={(field) => {
          if (field?.checked === true && delivery !== type) setDelivery(type)
        }}
        checked={delivery === type}
        disabled={!possible.includes(type)}
        onChange={() => setDelivery(type)}
      />
      <span>
        <span className={styles["name"]}>{names[type]}</span>
        {line}
      </span>
    </label>
  )

  return (
    <form
      id={addForm.id}
      className={styles["box"]}
      action={addForm.target}
      method="post"
      data-no-runtime=""
      onSubmit={submit}
    >
      <input type="hidden" name={addForm.article} value={product.articleId} />
      <fieldset className={styles["options"]}>
        <legend className="visually-hidden">Lieferart</legend>
        {option("homeDelivery", shipping)}
        {marketName === undefined ? (
          <p className={styles["choose"]}>
            <Icon name="store" size={20} />
            <span>Im Markt abholen? {marketLink} und Bestand sehen.</span>
          </p>
        ) : (
          option("marketPickup", pickup)
        )}
      </fieldset>
      {delivery === undefined ? <Notice kind="info">{unavailable(marketName)}</Notice> : null}
      <div className={styles["buy"]}>
        <QuantityInput
          {...field}
          id={quantityId}
          name={addForm.quantity}
          label="Menge"
          unit={product.unit && unitPlural(product.unit)}
          message={message}
          onType={type}
          onDone={settle}
          onStep={step}
        />
        <div className={styles["submit"]}>
          <Button id={addForm.button} type="submit" wide busy={state.kind === "adding"} disabled={!isBuyable}>
            <Icon name="basket" />
            In den Warenkorb
          </Button>
        </div>
      </div>
      {isShownAsAdded(state) ? (
        <Notice kind="good">
          Liegt im Warenkorb. <Link to={paths.basket}>Zum Warenkorb</Link>
        </Notice>
      ) : null}
      {state.kind === "waiting" ? <Notice kind="info">{offlineChange}</Notice> : null}
      {state.kind === "failed" ? <Notice kind="error">{state.message}</Notice> : null}
      {isBuyable ? renderBar?.(state) : null}
    </form>
  )
}
