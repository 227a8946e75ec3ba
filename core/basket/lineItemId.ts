import type { BasketItem } from "./Basket.ts"

/** Returns the id of the one line that an article and a delivery type can have. */
export const lineItemIdOf = ({
  articleId,
  deliveryType,
}: Pick<BasketItem, "articleId" | "deliveryType">): string => `${articleId}-${deliveryType}`
