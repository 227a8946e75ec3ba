import type { BasketItem } from "@heimwerk/core/basket/Basket.ts"
import type { Quantity } from "@heimwerk/core/values/Quantity.ts"

import type { PlainItem } from "../PlainItem.ts"
import { oneOf, type Read, struct } from "../reading/Read.ts"
import { articleId, quantity } from "../reading/values.ts"

/** Reads an article with its quantity and delivery type. */
export const readItem: Read<BasketItem> = struct<BasketItem>({
  articleId,
  quantity,
  deliveryType: oneOf("marketPickup", "homeDelivery"),
})

/** Checks an item. @throws Unreadable if a value is not allowed */
export const itemOf = (plain: PlainItem): BasketItem => readItem(plain, () => {})

/** Checks a quantity. @throws Unreadable if it is not a whole number from 1 to 999 */
export const quantityOf = (plain: number): Quantity => quantity(plain, () => {})
