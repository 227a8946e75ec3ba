import type { BasketItem } from "./Basket.ts"

/**
 * Returns the id of a basket line. There is one line per article and delivery type, so the id is made from
 * both.
 */
export const lineItemIdOf = ({
  articleId,
  deliveryType,
}: Pick<BasketItem, "articleId" | "deliveryType">): string => `${articleId}-${deliveryType}`
