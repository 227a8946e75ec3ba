import type { BasketLine, DeliveryType } from "@heimwerk/core/basket/Basket.ts"
import { sizedImage } from "@heimwerk/core/product/image.ts"
import { formatCents } from "@heimwerk/core/values/germanMoney.ts"
import { useSetAtom } from "jotai"
import { Link } from "react-router-dom"

import { useAnnounce } from "../../widgets/Announcer.tsx"
import { Icon, type IconName } from "../../widgets/Icon.tsx"
import { Notice } from "../../widgets/Notice.tsx"
import { removeAtom, updateAtom } from "./atoms.ts"
import styles from "./BasketLineItem.module.css"
import { LineQuantity } from "./LineQuantity.tsx"

interface BasketLineItemProps {
  readonly line: BasketLine
  readonly error: string | undefined
  readonly isPending: boolean
}

const deliveries: Readonly<Record<DeliveryType, { readonly icon: IconName; readonly text: string }>> = {
  homeDelivery: { icon: "truck", text: "Versand nach Hause" },
  marketPickup: { icon: "store", text: "Abholung im Markt" },
}

const UnitPrice = ({ line }: { readonly line: BasketLine }) => (
  <p className={styles["unit"]}>
    {formatCents(line.unitPrice)} je Stück
    {line.regularPrice === undefined ? null : (
      <>
        , statt <s>{formatCents(line.regularPrice)}</s>
      </>
    )}
  </p>
)

/** One article in the basket: what it is, how many, what it comes to. */
export const BasketLineItem = ({ error, isPending, line }: BasketLineItemProps) => {
  const remove = useSetAtom(removeAtom)
  const announce = useAnnounce()
  const { product } = line
  const { icon, text } = deliveries[line.deliveryType]

  const takeOut = async () => {
    // The button goes with its line; the page's main part takes the focus, so that the keyboard is not lost.
    document.getElementById("inhalt")?.focus({ preventScroll: true })
    const outcome = await remove(line.lineItemId)
    // A failure is said by the line's own message.
    if (outcome.kind === "done") announce(`${product.name} wurde entfernt.`)
  }

  return (
    <article className={styles["line"]} aria-busy={isPending}>
      <img
        className={styles["picture"]}
        src={sizedImage(product.image, 120, 120)}
        width={120}
        height={120}
        alt=""
      />
      <div className={styles["what"]}>
        <p className={styles["brand"]}>{product.brand}</p>
        <h2 className={styles["name"]}>
          <Link to={product.link}>{product.name}</Link>
        </h2>
        <p className={styles["delivery"]}>
          <Icon name={icon} size={18} />
          {text}
        </p>
        <UnitPrice line={line} />
      </div>
      <div className={styles["how"]}>
        <LineQuantity line={line} update={useSetAtom(updateAtom)} />
        <button type="button" className={styles["remove"]} onClick={() => void takeOut()}>
          <Icon name="trash" size={20} />
          <span className={styles["removeWord"]}>Entfernen</span>
          <span className="visually-hidden">: {product.name}</span>
        </button>
      </div>
      <p className={styles["sum"]}>
        <span className="visually-hidden">Summe: </span>
        {formatCents(line.sum)}
      </p>
      {error === undefined ? null : (
        <div className={styles["error"]}>
          <Notice kind="error">{error}</Notice>
        </div>
      )}
    </article>
  )
}
