import type { BasketLine, DeliveryType } from "@heimwerk/core/basket/Basket.ts"
import { sizedImage } from "@heimwerk/core/product/image.ts"
import { Link } from "react-router-dom"

import { Icon, type IconName } from "../../widgets/Icon.tsx"
import styles from "./LineArticle.module.css"

interface LineArticleProps {
  readonly line: BasketLine
  /** The pick-up market, if one is chosen. */
  readonly marketName: string | undefined
}

const icons: Readonly<Record<DeliveryType, IconName>> = { homeDelivery: "truck", marketPickup: "store" }

const deliveryText = (type: DeliveryType, marketName: string | undefined) => {
  if (type === "homeDelivery") return "Versand nach Hause"
  return marketName === undefined ? "Abholung im Markt" : `Abholung: ${marketName}`
}

/** The article of a line and its delivery type. */
export const LineArticle = ({ line: { deliveryType, product }, marketName }: LineArticleProps) => (
  <span className={styles["article"]}>
    <img
      className={styles["picture"]}
      src={sizedImage(product.image, 96, 96)}
      width={96}
      height={96}
      alt=""
    />
    <span className={styles["brand"]}>{product.brand}</span>
    <Link className={styles["name"]} to={product.link}>
      {product.name}
    </Link>
    <span className={styles["delivery"]}>
      <Icon name={icons[deliveryType]} size={18} />
      {deliveryText(deliveryType, marketName)}
    </span>
  </span>
)
