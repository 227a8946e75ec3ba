import type { BasketLine, DeliveryType } from "@heimwerk/core/basket/Basket.ts"
import { sizedImage } from "@heimwerk/core/product/image.ts"
import { nameWithoutBrand, shownName } from "@heimwerk/core/product/nameWithoutBrand.ts"
import { unitText } from "@heimwerk/core/product/salesUnit.ts"
import { formatCents } from "@heimwerk/core/values/germanMoney.ts"
import { type ReactNode, useEffect, useRef } from "react"

import styles from "./BasketRow.module.css"
import lineArticleStyles from "./LineArticle.module.css"
import type { LineFacts } from "./LineFacts.ts"
import { LinePrice } from "./LinePrice.tsx"
import { LineQuantity } from "./LineQuantity.tsx"
import { basketService } from "./basket.ts"
import { lazyPart } from "../../hydration/lazyPart.tsx"
import { quantityForm } from "./quantityForm.ts"
import { Icon, type IconName } from "../../widgets/Icon.tsx"
import { Link } from "../../widgets/Link.tsx"
import { Notice } from "../../widgets/Notice.tsx"
import { takeFocus } from "../../widgets/takeFocus.ts"

const ChangeDelivery = lazyPart(() => import("./ChangeDelivery.tsx").then((m) => m.ChangeDelivery))

interface LineArticleProps {
  readonly line: BasketLine
  /** Name of the chosen market, where the customer picks the article up. */
  readonly marketName: string | undefined
}

const icons: Readonly<Record<DeliveryType, IconName>> = { homeDelivery: "truck", marketPickup: "store" }

const deliveryText = (type: DeliveryType, marketName: string | undefined) => {
  if (type === "homeDelivery") return "Versand nach Hause"
  return marketName === undefined ? "Abholung im Markt" : `Abholung: ${marketName}`
}

/** The article of a basket line and its delivery type. */
const LineArticle = ({ line: { deliveryType, product }, marketName }: LineArticleProps) => (
  <span className={lineArticleStyles["article"]}>
    <img
      className={lineArticleStyles["picture"]}
      src={sizedImage(product.image, 96, 96)}
      width={96}
      height={96}
      alt=""
    />
    <span className={lineArticleStyles["brand"]}>{product.brand}</span>
    <Link className={lineArticleStyles["name"]} to={product.link}>
      {shownName(nameWithoutBrand(product.name, product.brand))}
    </Link>
    <span className={styles["onPaper"]}>{`Art.-Nr. ${product.articleId}`}</span>
    <span className={lineArticleStyles["delivery"]}>
      <Icon name={icons[deliveryType]} size={18} />
      <span>{deliveryText(deliveryType, marketName)}</span>
    </span>
  </span>
)

interface BasketRowProps {
  readonly line: BasketLine
  readonly facts: LineFacts | undefined
  /** The energy label's arrow, if the article has one. */
  readonly energy: ReactNode
  readonly marketName: string | undefined
  readonly error: string | undefined
  readonly isPending: boolean
  /** Whether the line was just restored. It then takes the focus from the notice that it replaces. */
  readonly isBack: boolean
  readonly onRemove: () => void
  readonly onMove: () => void
}

/** A basket line: article, delivery type, price, energy label, quantity, actions, sum and error. */
export const BasketRow = ({
  energy,
  error,
  facts,
  isBack,
  isPending,
  line,
  marketName,
  onMove,
  onRemove,
}: BasketRowProps) => {
  const run = basketService.useRun()
  const removeButton = useRef<HTMLButtonElement>(null)
  const { product } = line

  useEffect(() => {
    if (isBack) takeFocus(removeButton.current)
  }, [isBack])

  return (
    <>
      <tr className={styles["row"]} aria-busy={isPending}>
        <th scope="row" className={styles["article"]}>
          <LineArticle line={line} marketName={marketName} />
        </th>
        <td className={styles["price"]}>
          <LinePrice line={line} facts={facts} />
          {energy}
        </td>
        <td className={styles["how"]}>
          <form action={quantityForm.target} method="post" onSubmit={(event) => event.preventDefault()}>
            <LineQuantity
              line={line}
              field={quantityForm.quantity}
              update={(lineItemId, quantity) =>
                run((basket) => basket.run({ kind: "update", lineItemId, quantity }))
              }
            />
            <button
              type="submit"
              className={styles["change"]}
              name={quantityForm.line}
              value={line.lineItemId}
            >
              Menge ändern<span className="visually-hidden">{`: ${product.name}`}</span>
            </button>
            <button
              type="submit"
              className={styles["change"]}
              name={quantityForm.removal}
              value={line.lineItemId}
            >
              Entfernen<span className="visually-hidden">{`: ${product.name}`}</span>
            </button>
          </form>
          <p className={styles["onPaper"]}>{unitText(line.quantity, product.unit)}</p>
          <div className={styles["actions"]}>
            <button type="button" className={styles["action"]} ref={removeButton} onClick={onRemove}>
              <Icon name="trash" size={18} />
              Entfernen<span className="visually-hidden">{`: ${product.name}`}</span>
            </button>
            {facts?.deliveries === undefined ? null : (
              <ChangeDelivery line={line} possible={facts.deliveries} />
            )}
            <button type="button" className={styles["action"]} onClick={onMove}>
              <Icon name="heart" size={18} />
              Auf die Merkliste<span className="visually-hidden">{`: ${product.name}`}</span>
            </button>
          </div>
        </td>
        <td className={styles["sum"]}>
          <span className={styles["label"]}>Summe</span> <span>{formatCents(line.sum)}</span>
        </td>
      </tr>
      {error === undefined ? null : (
        <tr className={styles["errorRow"]}>
          <td colSpan={4}>
            <Notice kind="error">{error}</Notice>
          </td>
        </tr>
      )}
    </>
  )
}
