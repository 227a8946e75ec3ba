import type { ArticleId } from "../values/ArticleId.ts"
import type { Quantity } from "../values/Quantity.ts"
import type { DeliveryType } from "./Basket.ts"

/** A line as it is kept: what was chosen, without anything that has a price. */
export interface StoredLine {
  readonly articleId: ArticleId
  readonly deliveryType: DeliveryType
  readonly quantity: Quantity
}

/** The id of the one line an article and delivery type can have. */
export const lineItemIdOf = ({
  articleId,
  deliveryType,
}: Pick<StoredLine, "articleId" | "deliveryType">): string => `${articleId}-${deliveryType}`
